import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files';
import { nameOf, scriptsOf } from './lazy-scripts';
import { withoutMapComment } from './source-map-comment';
import { writeMerged } from './write-merged';

/** The script that has Turbopack's runtime run a page of Next's. */
const runtimeStart = '<script id="_R_">';

/** In Turbopack's runtime: the function that loads a chunk by its address, unless it is being loaded. */
const loadChunk =
  /(function \w+\(\w+,(\w+)\)\{)(?=let (\w+)=\w+\(\2\);if\(\3\.loadingStarted\)return \3\.promise)/;

/**
 * Merges the scripts of an export that are always loaded together: those which every page of Next's names, so Next's
 * and React's, and those which only the hash app's page names. A browser has six connections to a host with
 * HTTP/1.1, and in the shell each file is a call of its own.
 */
export function mergeScripts(out: string): void {
  const files = new Map(
    filesBelow(out)
      .filter((file) => /\.(html|js)$/.test(file))
      .map((file) => [relative(out, file), readFileSync(file, 'utf8')]),
  );
  const pages = new Map([...files].filter(([, text]) => text.includes(runtimeStart)));
  const app = 'index.html';
  const others = [...pages].flatMap(([page, html]) => (page === app ? [] : [scriptsOf(html)]));
  // A chunk that another one loads keeps its file.
  const loaders = [...files]
    .flatMap(([file, text]) => (file.endsWith('.js') ? [withoutMapComment(text)] : []))
    .join();
  const named = scriptsOf(pages.get(app) ?? '').filter(
    (script) => !loaders.includes(nameOf(script)),
  );
  const groups = {
    framework: named.filter((script) => others.every((page) => page.includes(script))),
    app: named.filter((script) => !others.some((page) => page.includes(script))),
  };
  const merged: Record<string, string> = {};
  for (const [name, group] of Object.entries(groups)) {
    const address = writeMerged(out, name, group);
    for (const script of group) merged[script] = address;
    for (const [page, html] of pages) pages.set(page, withMerged(html, group, address));
  }
  for (const [page, html] of pages) writeFileSync(join(out, page), html);
  const [framework = ''] = scriptsOf(pages.get(app) ?? '');
  const code = readFileSync(join(out, framework), 'utf8');
  writeFileSync(join(out, framework), findingMerged(code, merged));
}

/**
 * Turbopack's runtime, in a script, which waits for a merged script in place of each chunk in it: a chunk says by the
 * element of its script which one it is, so that all in one file are registered as that.
 */
function findingMerged(code: string, merged: Readonly<Record<string, string>>): string {
  if (code.split('.loadingStarted)return').length !== 2 || !loadChunk.test(code)) {
    throw new Error('the runtime of Turbopack is not as it is expected');
  }
  return code.replace(loadChunk, `$1$2=(${JSON.stringify(merged)})[$2]??$2;`);
}

/** A page with the merged script in place of a group, for which React then neither looks nor asks. */
function withMerged(html: string, group: readonly string[], address: string): string {
  const [first] = scriptsOf(html).filter((script) => group.includes(script));
  if (first === undefined) return html;
  const merged = `<script src="${address}" async=""></script>`;
  return group.reduce((page, script) => {
    const source = script.replaceAll('.', '\\.');
    const hint = new RegExp(`<link rel="preload" as="script"[^>]*href="${source}"[^>]*>`);
    const element = new RegExp(`<script src="${source}"[^>]*></script>`);
    const ofReact = new RegExp(
      String.raw`\[\\"\$\\",\\"script\\",\\"[\w-]+\\",\{\\"src\\":\\"${source}\\"[^}]*\}\]`,
      'g',
    );
    const tag = script === first ? merged : '';
    return page.replace(hint, '').replace(element, tag).replace(ofReact, 'null');
  }, html);
}
