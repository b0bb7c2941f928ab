import { readFileSync } from 'node:fs';
import { type WebFile, webManifest } from '../web-part';
import { readZip } from '../zip/read-zip';
import { writeZip, type ZipSource } from '../zip/write-zip';

/** The parts of an APK: linked resources, dex and the web part. */
export type Parts = { linked: string; dex: Buffer; web: readonly WebFile[] };

/** An unsigned APK. Its resource table is stored and aligned, as Android 11 and later require. */
export function packApk({ linked, dex, web }: Parts): Buffer {
  const sources = [
    ...readZip(readFileSync(linked)),
    { name: 'classes.dex', bytes: dex },
    ...assets(web),
  ];
  return writeZip(sources, ['resources.arsc']);
}

/** The base module of a store bundle, from resources in protocol buffers. */
export function packModule({ linked, dex, web }: Parts): Buffer {
  const resources = readZip(readFileSync(linked)).map((entry) =>
    entry.name === 'AndroidManifest.xml' ? { ...entry, name: `manifest/${entry.name}` } : entry,
  );
  return writeZip([...resources, { name: 'dex/classes.dex', bytes: dex }, ...assets(web)]);
}

/** The archive with sorted entries and fixed times, so that equal content gives equal bytes. */
export function normalize(archive: Buffer): Buffer {
  return writeZip(readZip(archive));
}

function assets(web: readonly WebFile[]): ZipSource[] {
  const files = web.map(({ path, bytes }) => ({ name: `assets/www/${path}`, bytes }));
  return [...files, { name: 'assets/www.manifest', bytes: Buffer.from(webManifest(web)) }];
}
