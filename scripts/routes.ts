import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const note =
  '// Generated from the folders of app/pages by `npm run routes`; not edited by hand.\n';

/** The generated files and their contents, from the folders below `app/pages` that hold a screen. */
export function generateRoutes(root: string): ReadonlyMap<string, string> {
  const paths = findScreens(join(root, 'app/pages'), '/pages').sort();
  const union = ["'/'", ...paths.filter((path) => path !== homeAlias).map((path) => `'${path}'`)];
  const entries = paths.map(
    (path) => `  '${path === homeAlias ? '/' : path}': () => import('.${path}/screen'),`,
  );
  return new Map([
    [
      join(root, 'lib/router/route-path.gen.ts'),
      `${note}\n/** The path of every screen. */\nexport type RoutePath =\n  | ${union.join('\n  | ')};\n`,
    ],
    [
      join(root, 'app/routes.gen.ts'),
      `${note}import type { RouteTable } from '@/lib/router/route-table';\n\n/** Every screen of the app, loaded when it is first shown. */\nexport const routes: RouteTable = {\n${entries.join('\n')}\n};\n`,
    ],
    [join(root, 'app/preview/all-states.gen.ts'), allStates(paths)],
  ]);
}

/** The table of every screen's named states, for the gallery and the browser tests. */
function allStates(paths: readonly string[]): string {
  const imports = paths.map(
    (path, index) => `import { states as states${index} } from '@/app${path}/screen.states';`,
  );
  const entries = paths.map(
    (path, index) => `  '${path === homeAlias ? '/' : path}': states${index},`,
  );
  return [
    note,
    ...imports,
    "import type { ScreenStates } from '@/app/shell/screen-state';",
    "import type { RoutePath } from '@/lib/router/route-path.gen';",
    '',
    '/** Every named state of every screen. */',
    'export const allStates = {',
    ...entries,
    '} as const satisfies Record<RoutePath, ScreenStates>;',
    '',
  ].join('\n');
}

const homeAlias = '/pages/index/index';

function findScreens(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const below = join(folder, entry.name);
      const own = existsSync(join(below, 'screen.tsx')) ? [`${path}/${entry.name}`] : [];
      return [...own, ...findScreens(below, `${path}/${entry.name}`)];
    });
}

/** Writes the route table, or with `--check` fails when it is stale. */
function main(check: boolean): void {
  for (const [file, text] of generateRoutes(process.cwd())) {
    const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (current === text) continue;
    if (!check) writeFileSync(file, text);
    else {
      process.stderr.write(`${file} is stale: run \`npm run routes\`\n`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith('routes.ts')) main(process.argv.includes('--check'));
