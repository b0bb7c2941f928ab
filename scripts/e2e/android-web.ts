import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebPart, gradleAssets, writeAssets } from '../apk/web-part';
import { hashPages } from '../export/language-pages';
import { withSandboxAt } from '../serve/sandbox-meta';
import { sandboxSettings } from '../settings';
import { runMain } from '../setup/run-main';

/** The specs' sandbox as a phone reaches it, by `adb reverse`. */
const sandboxUrl = 'http://127.0.0.1:3000/api';

/**
 * Writes the web part of the APKs that Detox tests, for Gradle: a demo build, with the testers' page, that calls
 * the sandbox which the specs start on this machine, and the wrapper that runs Gradle. `.detoxrc.js` runs this first.
 */
async function main(): Promise<void> {
  // Detox's npm package has Gradle's wrapper, so that no Gradle has to be installed. Git ignores it.
  for (const file of ['gradlew', 'gradle/wrapper/gradle-wrapper.jar'])
    cpSync(join('node_modules/detox/android', file), join('android-shell', file));
  Object.assign(process.env, sandboxSettings);
  const web = await buildWebPart('.cache/e2e/android-web');
  const files = web.map(({ path, bytes }) =>
    hashPages.includes(path)
      ? { path, bytes: Buffer.from(withSandboxAt(bytes.toString(), sandboxUrl)) }
      : { path, bytes },
  );
  writeAssets(gradleAssets.test, files);
}

runMain(main);
