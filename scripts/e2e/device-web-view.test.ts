import { webViewFault } from './device-web-view';

/** As Android 11 and 14 print it. */
const dumpsys = (version: string) => `Current WebView Update Service state
  Fallback logic enabled: false
  Current WebView package (name, version): (com.google.android.webview, ${version})
  Minimum targetSdkVersion: 30
`;

test.each(['111.0.5563.116', '113.0.5672.136', '156.0.8078.108'])(
  'WebView %s runs the specs',
  (version) => {
    expect(webViewFault(dumpsys(version))).toBeUndefined();
  },
);

test.each(['83.0.4103.106', '110.0.5481.153'])(
  'WebView %s is named before the specs start, with an image that has a newer one',
  (version) => {
    expect(webViewFault(dumpsys(version))).toBe(
      `The WebView of the device is com.google.android.webview ${version}, and the app needs 111: use an image of API 34 or newer`,
    );
  },
);

test.each(['', '  Current WebView package is null'])('no WebView is a fault (%j)', (text) => {
  expect(webViewFault(text)).toContain('no WebView');
});
