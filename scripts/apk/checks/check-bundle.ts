import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '@/scripts/run-step';
import type { Pom } from '../pom';
import type { Toolbox } from '../tools/toolbox';
import { readZip } from '../zip';
import { type Check, same } from './check';

/**
 * Builds a universal APK from `bundle`, as the store does, and compares it with `apk`. Throws
 * {@link BuildError} if the bundle is invalid.
 */
export async function checkBundle(
  toolbox: Toolbox,
  { bundle, apk, folder, pom }: { bundle: string; apk: string; folder: string; pom: Pom },
): Promise<Check[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const set = join(folder, 'universal.apks');
  await toolbox.bundletool([
    ...['build-apks', '--mode=universal', `--aapt2=${toolbox.aapt2}`],
    ...[`--bundle=${bundle}`, `--output=${set}`],
  ]);
  const universal = (await readZip(readFileSync(set))).find(({ name }) => name === 'universal.apk');
  const file = join(folder, 'universal.apk');
  writeFileSync(file, universal?.bytes ?? '');
  const badging = await runQuietly(toolbox.aapt2, ['dump', 'badging', file]);
  const names = async (path: string) =>
    (await readZip(readFileSync(path)))
      .filter(({ name }) => /^assets\/|\.dex$/.test(name))
      .map(({ name, crc }) => `${name} ${crc}`);
  return [
    same(
      'package of the bundle’s universal APK',
      [/name='([^']*)' versionCode='([^']*)'/.exec(badging)?.slice(1).join(' ') ?? 'absent'],
      [`${pom.applicationId} ${pom.versionCode}`],
    ),
    same('files of the bundle’s universal APK', await names(file), await names(apk)),
  ];
}
