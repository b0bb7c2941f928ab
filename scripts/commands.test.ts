import { existsSync, readFileSync } from 'node:fs';
import { routes } from '@/app/routes.gen';
import { isScenarioName } from '@/lib/sandbox/scenarios';
import { repositoryFiles } from './repository-files';

const documents = repositoryFiles('.').filter((file) => file.endsWith('.md'));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The commands of the documents: what `pattern` finds, with the file that says it. */
function cited(pattern: RegExp): [file: string, ...groups: string[]][] {
  return documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(
      ([, ...groups]): [string, ...string[]] => [file, ...groups.map((group) => group ?? '')],
    ),
  );
}

/** The source of a command's script. */
function sourceOf(command: string): string {
  const [, name] = /bootstrap\.mjs (\w+)/.exec(scripts[command] ?? '') ?? [];
  return name ? readFileSync(`scripts/${name}.ts`, 'utf8') : '';
}

test('every npm command of a document exists', () => {
  const commands = cited(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g);
  expect(commands.length).toBeGreaterThan(50);
  const unknown = commands.filter(([, run, own]) => !((run || own || '') in scripts));
  expect(unknown).toEqual([]);
});

test('every option of an npm command of a document is one of its script', () => {
  const commands = cited(/\bnpm run ([\w:]+) -- ([^`\n|]*)/g);
  expect(commands.length).toBeGreaterThan(15);
  const unknown = commands.flatMap(([file, command = '', words = '']) =>
    [...words.matchAll(/--([a-z-]+)/g)].flatMap(([, option = '']) => {
      const name = option.includes('-') ? `'${option}'` : option;
      return new RegExp(`(?<![\\w-])${name}: `).test(sourceOf(command))
        ? []
        : `${file}: npm run ${command} -- --${option}`;
    }),
  );
  expect(unknown).toEqual([]);
});

test('every address of a screen in a scenario has a scenario and a route, and no number of an order', () => {
  const addresses = cited(/\?scenario=(\w+)[^\s`]*#(\/[\w/-]+)(\S*)/g);
  expect(addresses).not.toHaveLength(0);
  for (const [, scenario = '', path = '', query] of addresses) {
    expect(isScenarioName(scenario)).toBe(true);
    expect(Object.keys(routes)).toContain(path);
    // It has the month in which the sandbox was started.
    expect(query).not.toContain('order_no');
  }
});

test('every file that npx and mvn run by a document exists', () => {
  const paths = cited(/\b(?:npx jest|npx playwright test --config|mvn -f) ([\w./-]+)/g);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter(([, path = '']) => !existsSync(path))).toEqual([]);
});

test('every environment variable of a document is read by some script or configuration', () => {
  const code = repositoryFiles(
    'scripts',
    'e2e',
    'lib',
    'app',
    'android-shell',
    'next.config.mjs',
    '.detoxrc.js',
  )
    .filter((file) => /\.(ts|tsx|mjs|cjs|js|kt|kts)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = cited(/\b((?:LUKA|NEXT_PUBLIC)_[A-Z\d_]*[A-Z])\b/g);
  expect(names.filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
