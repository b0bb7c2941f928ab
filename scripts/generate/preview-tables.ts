import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of Home, whose route is `/`. */
export const homeAlias = '/pages/index/index';

/** The table of all screens' named states, for the gallery and the browser tests; `paths` are the folders. */
export function statesTable(paths: readonly string[]): string {
  const imports = paths.map(
    (path, index) => `import { states as states${index} } from '@/app${path}/screen.states';`,
  );
  const entries = paths.map(
    (path, index) => `  '${path === homeAlias ? '/' : path}': states${index},`,
  );
  return [
    ...imports,
    "import type { ScreenStates } from '@/app/pages/screen-state';",
    "import type { RoutePath } from '@/lib/router/route-path.gen';",
    '',
    '/** Every named state of every screen. */',
    'export const allStates = {',
    ...entries,
    '} as const satisfies Record<RoutePath, ScreenStates>;',
    '',
  ].join('\n');
}

/** The table of all components' examples, from `components/<name>/<name>.examples.tsx`. */
export function examplesTable(root: string): string {
  const names = readdirSync(join(root, 'components')).filter((name) =>
    existsSync(join(root, 'components', name, `${name}.examples.tsx`)),
  );
  return [
    ...names.map(
      (name, index) =>
        `import * as component${index} from '@/components/${name}/${name}.examples';`,
    ),
    "import type { ComponentExamples } from '@/components/foundation/component-examples';",
    '',
    '/** The examples of every component, by its folder. */',
    'export const allExamples: Readonly<Record<string, ComponentExamples>> = {',
    ...names.map((name, index) => `  '${name}': component${index},`),
    '};',
    '',
  ].join('\n');
}

/** Every token of `tokens.css` with its value and comment, by group. */
export function tokensTable(root: string): string {
  const css = readFileSync(join(root, 'components/foundation/tokens.css'), 'utf8');
  const [, body = ''] = css.match(/:root \{\n([\s\S]*?)\n\}/) ?? [];
  const groups = body
    .split(/\n\n/)
    .map((block) => block.trim())
    .filter((block) => block.includes('--'))
    .map(tokenGroup);
  return [
    '/** Every token of the design system with its value and comment, by group. */',
    'export const tokenGroups = [',
    ...groups.flatMap(({ title, tokens }) => [
      `  { title: ${JSON.stringify(title)}, tokens: [`,
      ...tokens.map((token) => `    ${JSON.stringify(token)},`),
      '  ] },',
    ]),
    '] as const;',
    '',
  ].join('\n');
}

function tokenGroup(block: string) {
  const [, title = ''] = block.match(/^\/\* ([^*]*?) \*\//) ?? [];
  const tokens = [...block.matchAll(/^ *(--[\w-]+):\s*([^;]*);(?: \/\* ([^*]*?) \*\/)?/gm)].map(
    ([, name = '', value = '', note = '']) => ({
      name,
      value: value.replace(/\s+/g, ' '),
      note: note.replace(/\s+/g, ' '),
    }),
  );
  return { title, tokens };
}
