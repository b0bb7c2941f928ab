import { buildWebPart, gradleAssets, writeAssets } from '../apk/web-part';
import { hashPages } from '../export/language-pages';
import { withSandboxAt } from '../serve/sandbox-meta';
import { sandboxSettings } from '../settings';
import { copyGradleWrapper } from './gradle-wrapper';

/** The specs' sandbox as a phone reaches it, by `adb reverse`. */
const sandboxUrl = 'http://127.0.0.1:3000/api';

/**
 * Writes the web part of the APKs that Detox tests, for Gradle: a demo build, with the testers' page, that calls
 * the sandbox which the specs start on this machine, and the wrapper that runs Gradle. `.detoxrc.js` runs this first.
 */
async function main(): Promise<void> {
  copyGradleWrapper();
  Object.assign(process.env, sandboxSettings);
  const web = await buildWebPart('.cache/e2e/android-web');
  const files = web.map(({ path, bytes }) =>
    hashPages.includes(path)
      ? { path, bytes: Buffer.from(withSandboxAt(bytes.toString(), sandboxUrl)) }
      : { path, bytes },
  );
  writeAssets(gradleAssets.test, files);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
