import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'acorn';
import { filesBelow } from '../files';
import { hashPages } from './language-pages';
import { scriptsOf } from './scripts-of';

/** At the beginning of a script: Chromium 136 and later compile all its functions while it loads, not when called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a browser compile the chunks of an export while they load, on another thread than the page's: without, each
 * function is skipped at first, and parsed again on the main thread when it is called.
 */
export function compileEagerly(out: string): void {
  const ofEveryStart = new Set(
    hashPages.flatMap((page) => scriptsOf(readFileSync(join(out, page), 'utf8'))),
  );
  for (const file of filesBelow(`${out}/_next/static/chunks`)) {
    if (!file.endsWith('.js')) continue;
    const code = withEagerModules(readFileSync(file, 'utf8'));
    writeFileSync(file, ofEveryStart.has(relative(out, file)) ? hint + code : code);
  }
}

/**
 * The code of a chunk with parentheses around each module, a sign to V8 and SpiderMonkey that the function will be
 * called at once (https://v8.dev/blog/preparser#pife). What is no chunk of Turbopack's is returned unchanged.
 */
function withEagerModules(code: string): string {
  let [eager, end] = ['', 0];
  for (const [from, to] of modulesOf(code)) {
    eager += `${code.slice(end, from)}(${code.slice(from, to)})`;
    end = to;
  }
  return eager + code.slice(end);
}

/** Where the functions are in `(…TURBOPACK…).push([script, 1, function, 2, function])`, of which a file has several. */
function modulesOf(code: string): [from: number, to: number][] {
  return parse(code, { ecmaVersion: 'latest' }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression: call } = statement;
    const isChunk =
      call.type === 'CallExpression' && /^\(globalThis\.TURBOPACK\b/.test(code.slice(call.start));
    const [list] = isChunk ? call.arguments : [];
    if (list?.type !== 'ArrayExpression') return [];
    return list.elements.flatMap((element): [number, number][] =>
      element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression'
        ? [[element.start, element.end]]
        : [],
    );
  });
}
