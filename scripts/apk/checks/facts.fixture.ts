import type { Pom } from '../pom';
import { webManifest } from '../web-part';
import type { ZipEntry } from '../zip';
import { permissions } from './expected';
import type { Facts } from './facts';

/** The versions of the valid APK. */
export const pom: Pom = {
  versionName: '1.0.5',
  versionCode: '6',
  applicationId: 'cl.luka.app',
  namespace: 'cl.luka.shell.app',
  minSdk: '26',
  targetSdk: '36',
  compileSdk: '36',
};

/** The method that the page of the valid APK can call. */
export const javascriptMethods = ['postMessage(Ljava/lang/String;)V'];

const main = 'cl.luka.shell.app.MainActivity';
const webFiles = [
  ...['en.html', 'index.html', 'vi.html'].map((path) => ({
    path,
    bytes: Buffer.from('<!DOCTYPE html>'),
  })),
  { path: '_next/static/chunks/a.js', bytes: Buffer.from('self.x=1') },
];

/** The entries of an APK with these files. */
export function entriesWith(web = webFiles, more: { name: string; bytes: Buffer }[] = []) {
  const files = ['AndroidManifest.xml', 'classes.dex', 'resources.arsc'].map((name) => ({
    name,
    bytes: Buffer.from(name),
  }));
  const assets = web.map(({ path, bytes }) => ({ name: `assets/www/${path}`, bytes }));
  const list = { name: 'assets/www.manifest', bytes: Buffer.from(webManifest(web)) };
  return [...files, ...assets, list, ...more].map(
    ({ name, bytes }): ZipEntry => ({
      ...{ name, bytes, crc: 0, packedSize: bytes.length, offset: 0 },
      stored: name === 'resources.arsc',
    }),
  );
}

/** The facts of a valid release of `play`, with `changes`. */
export function validFacts(changes: Partial<Facts> = {}): Facts {
  return {
    bytes: 100_000,
    entries: entriesWith(),
    manifest: `A: http://schemas.android.com/apk/res/android:name(0x01010003)="${main}" (Raw: "${main}")`,
    badging: [
      "package: name='cl.luka.app' versionCode='6' versionName='1.0.5' compileSdkVersion='36'",
      "minSdkVersion:'26'",
      "targetSdkVersion:'36'",
      "application-label:'Luka'",
      "application-label-vi:'Luka'",
      ...permissions.play.map((name) => `uses-permission: name='${name}'`),
    ],
    signature: ['verified true', 'v1 false', 'v2 true', 'v3 true', 'signer 00ff'],
    classes: [main],
    javascriptMethods,
    ...changes,
  };
}
