import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type WebFile, webManifest } from './web-manifest';

/** Leaves the web part in `folder` as an APK has it, for Gradle's build to take up. */
export function writeAssets(folder: string, web: readonly WebFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, bytes } of web) {
    const file = join(folder, 'www', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(folder, 'www.manifest'), webManifest(web));
}
