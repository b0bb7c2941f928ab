import packageJson from '@/package.json';

/** The oldest Chromium that the app runs in, from package.json's `browserslist`. */
const oldest = Number(/\d+/.exec(packageJson.browserslist.join())?.[0]);

/**
 * Why the specs cannot run on a phone, from what `adb shell dumpsys webviewupdate` prints there; undefined where its
 * WebView is new enough. An emulator's image gets no updates of it, and with an old one each spec sees a native notice.
 */
export function webViewFault(dumpsys: string): string | undefined {
  const [, name, version = ''] =
    /Current WebView package \(name, version\): \(([\w.]+), ([\d.]+)\)/.exec(dumpsys) ?? [];
  if (!name) return 'The device says of no WebView that it is in use (dumpsys webviewupdate)';
  if (Number.parseInt(version, 10) >= oldest) return undefined;
  return `The WebView of the device is ${name} ${version}, and the app needs ${oldest}: use an image of API 34 or newer`;
}
