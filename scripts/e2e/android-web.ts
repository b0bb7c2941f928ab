import { buildWebPart } from '../apk/web/web-part';
import { writeAssets } from '../apk/web/write-assets';
import { callElsewhere } from './call-elsewhere';

/** Where the specs' sandbox is for a phone, by `adb reverse`. */
const sandbox = 'http://127.0.0.1:3000/api';

/**
 * The app's web part for the APKs that Detox drives, where Gradle takes it up: that of `npm run e2e`, which has the
 * testers' page and the demo's words, but calls the sandbox that the specs start on this machine. `.detoxrc.js` runs
 * this before Gradle.
 */
async function main(): Promise<void> {
  delete process.env.NEXT_PUBLIC_API_BASE_URL;
  const web = await buildWebPart('.cache/e2e/android-web');
  const calling = web.map(({ path, bytes }) =>
    path === 'index.html'
      ? { path, bytes: Buffer.from(callElsewhere(bytes.toString(), sandbox)) }
      : { path, bytes },
  );
  writeAssets('.cache/apk/assets', calling);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
