import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { newestChange } from './files';
import { runScript } from './run-step';
import { sandboxSettings, settingsDigest } from './settings';

/** What the export is built from. */
export const exportSources = [
  'app',
  'components',
  'lib',
  'locales',
  'public',
  'scripts/export',
  'scripts/build.ts',
  'next.config.mjs',
  'package-lock.json',
];

type Settings = Readonly<Record<string, string | undefined>>;

/** What an export says of itself: the URL of its server, empty for the sandbox, and the digest of all its settings. */
const about = v.object({ server: v.string(), settings: v.string() });

type About = v.InferOutput<typeof about>;

/** The file of an export that is written last: a build that was ended, or that another process is at, has none. */
const lastFile = 'settings.json';

/** Marks the export in `out` as complete, as of a time: a source that is changed while it is built is newer than it. */
export function markBuilt(out: string, env: Settings, startedAt: Date): void {
  const file = join(out, lastFile);
  const content: About = {
    server: env.NEXT_PUBLIC_API_BASE_URL ?? '',
    settings: settingsDigest(env),
  };
  writeFileSync(file, `${JSON.stringify(content)}\n`);
  utimesSync(file, startedAt, startedAt);
}

/** What the export in `out` says of itself; undefined if it is not complete. */
export function readExport(out: string): About | undefined {
  const file = join(out, lastFile);
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), about), readFileSync(file, 'utf8'));
  return read.success ? read.output : undefined;
}

/** Whether the export in `out` is complete, newer than its sources, and made with these settings. */
export function isBuilt(out: string, env: Settings): boolean {
  if (readExport(out)?.settings !== settingsDigest(env)) return false;
  return statSync(join(out, lastFile)).mtimeMs > newestChange(exportSources);
}

/**
 * Builds the export in `out/` if it is missing, older than its sources or made with other settings, which are those of
 * the sandbox where none are given; returns false if that fails.
 */
export async function ensureBuilt(env: Settings = sandboxSettings): Promise<boolean> {
  if (isBuilt('out', env)) return true;
  process.stdout.write('Building the app (about half a minute) …\n');
  const { ok } = await runScript('build', ['--if-outdated'], { env });
  return ok;
}
