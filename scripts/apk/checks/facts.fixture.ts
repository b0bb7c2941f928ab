import type { Pom } from '../pom';
import { webManifest } from '../web/web-manifest';
import { readZip } from '../zip/read-zip';
import { writeZip } from '../zip/write-zip';
import { permissions } from './expected';
import type { Facts } from './facts';
import type { XmlElement } from './xml-tree';

/** The versions that the good APK has. */
export const pom: Pom = {
  versionName: '1.0.5',
  versionCode: '6',
  applicationId: 'cl.luka.app',
  namespace: 'cl.luka.shell.app',
  minSdk: '26',
  targetSdk: '36',
  compileSdk: '36',
};

/** The one method of the good APK's page. */
export const pageMethods = ['postMessage(Ljava/lang/String;)V'];

/** An element, for a manifest that is wrong in one place. */
export function element(
  tag: string,
  attributes: Record<string, string> = {},
  children: XmlElement[] = [],
): XmlElement {
  return { tag, attributes, children };
}

const main = 'cl.luka.shell.app.MainActivity';
const webFiles = [
  { path: 'index.html', bytes: Buffer.from('<!DOCTYPE html>') },
  { path: '_next/static/chunks/a.js', bytes: Buffer.from('self.x=1') },
];

/** An APK of these files besides those that each has. */
export function entriesWith(web = webFiles, more: { name: string; bytes: Buffer }[] = []) {
  const files = ['AndroidManifest.xml', 'classes.dex', 'resources.arsc'].map((name) => ({
    name,
    bytes: Buffer.from(name),
  }));
  const assets = web.map(({ path, bytes }) => ({ name: `assets/www/${path}`, bytes }));
  const list = { name: 'assets/www.manifest', bytes: Buffer.from(webManifest(web)) };
  return readZip(writeZip([...files, ...assets, list, ...more], ['resources.arsc']));
}

/** A release of the `play` flavour in which nothing is wrong but `changes`. */
export function goodFacts(changes: Partial<Facts> = {}): Facts {
  return {
    bytes: 100_000,
    entries: entriesWith(),
    manifest: manifestWith(),
    networkRules: element('network-security-config', {}, [
      element('base-config', { cleartextTrafficPermitted: 'false' }),
    ]),
    badging: [
      "package: name='cl.luka.app' versionCode='6' versionName='1.0.5' compileSdkVersion='36'",
      "minSdkVersion:'26'",
      "targetSdkVersion:'36'",
      "application-label:'Luka'",
      "application-label-vi:'Luka'",
    ],
    signature: ['verified true', 'v1 false', 'v2 true', 'v3 true', 'signer 00ff'],
    classes: [main],
    pageMethods,
    ...changes,
  };
}

const named = (tag: string, name: string) =>
  element(tag, { name: `android.intent.${tag}.${name}` });

/** How the good APK is come to. */
const doors = () => [
  element('intent-filter', {}, [named('action', 'MAIN'), named('category', 'LAUNCHER')]),
  element('intent-filter', {}, [
    named('action', 'VIEW'),
    named('category', 'DEFAULT'),
    named('category', 'BROWSABLE'),
    element('data', { scheme: 'luka', host: 'app' }),
  ]),
];

/** The good manifest with further elements, or other attributes of the application. */
export function manifestWith(
  more: { top?: XmlElement[]; inside?: XmlElement[]; application?: Record<string, string> } = {},
): XmlElement {
  const application = { allowBackup: 'false', usesCleartextTraffic: 'false', ...more.application };
  return element('manifest', {}, [
    ...permissions.play.map((name) => element('uses-permission', { name })),
    ...(more.top ?? []),
    element('application', application, [
      element('activity', { name: main, exported: 'true', launchMode: '1' }, doors()),
      element('meta-data', { name: 'cl.luka.flavor', value: 'play' }),
      ...(more.inside ?? []),
    ]),
  ]);
}
