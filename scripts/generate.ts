import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generateRoutes } from './generate/routes';
import { versionFiles } from './generate/version';
import { type Arguments, runMain } from './setup/run-main';

/** Generated files: their paths from the root, and their contents. */
type Files = ReadonlyMap<string, string | Buffer>;

const args = { options: { check: { type: 'boolean', default: false } } } as const;

/**
 * `npm run generate [-- --check]`: writes what is generated from the sources and is in the repository: the version
 * of package.json in the web app and the shell, the tables of routes, states, examples and tokens (`*.gen.ts`), `docs/openapi.json`, `docs/lender.schema.json`, `docs/screens.md`
 * and the web fonts. `--check` changes nothing, and exits with 1 where a file is stale. A few seconds.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  // First, and the others after them: they import the version, and the screens by these tables.
  const stale = [versionFiles(), generateRoutes('.')].flatMap((files) => update(files, values));
  const { openApiFiles } = await import('./generate/openapi/document');
  const { lenderSchemaFiles } = await import('./generate/lender-schema');
  const { screensFiles } = await import('./generate/screens');
  const { fontFiles } = await import('./generate/fonts');
  const openApi = await openApiFiles();
  for (const files of [openApi, lenderSchemaFiles(), screensFiles(), await fontFiles()]) {
    stale.push(...update(files, values));
  }
  for (const file of stale) {
    process.stdout.write(values.check ? `${file} is stale: npm run generate\n` : `${file}\n`);
  }
  if (values.check && stale.length > 0) process.exitCode = 1;
}

/** Writes the files that are stale, unless `check` is set; returns their paths. */
function update(files: Files, { check }: { check: boolean }): string[] {
  const stale = [...files].filter(
    ([file, content]) => !existsSync(file) || !readFileSync(file).equals(Buffer.from(content)),
  );
  if (!check) for (const [file, content] of stale) writeFileSync(file, content);
  return stale.map(([file]) => file);
}

runMain(main, args);
