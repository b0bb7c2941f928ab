import { buildWebPart } from '../apk/web/web-part';
import { writeAssets } from '../apk/web/write-assets';

/** Where the specs' sandbox is for a phone, by `adb reverse`. */
const sandbox = 'http://127.0.0.1:3000/api';

/**
 * The app's web part for the APKs that Detox drives, where Gradle takes it up: it calls the sandbox that the
 * specs start on this machine. `.detoxrc.js` runs this before Gradle.
 */
async function main(): Promise<void> {
  process.env.NEXT_PUBLIC_API_BASE_URL = sandbox;
  writeAssets('.cache/apk/assets', await buildWebPart('.cache/e2e/android-web'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
