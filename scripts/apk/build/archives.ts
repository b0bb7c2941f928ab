import { readFileSync } from 'node:fs';
import { type WebFile, webManifest } from '../web-part';
import { readZip, writeZip, type ZipSource } from '../zip';

/** The parts of an APK: linked resources, dex and the web part. */
export type Parts = { linked: string; dex: Buffer; web: readonly WebFile[] };

/** An unsigned APK. Its resource table is not compressed, as Android 11 and later require; signing aligns it. */
export async function packApk({ linked, dex, web }: Parts): Promise<Buffer> {
  const resources = await readZip(readFileSync(linked));
  const sources = [...resources, { name: 'classes.dex', bytes: dex }, ...assets(web)];
  return writeZip(sources, ['resources.arsc']);
}

/** The base module of a store bundle, from resources in protocol buffers. */
export async function packModule({ linked, dex, web }: Parts): Promise<Buffer> {
  const resources = (await readZip(readFileSync(linked))).map((entry) =>
    entry.name === 'AndroidManifest.xml' ? { ...entry, name: `manifest/${entry.name}` } : entry,
  );
  return writeZip([...resources, { name: 'dex/classes.dex', bytes: dex }, ...assets(web)]);
}

/** The archive with sorted entries and fixed times, so that equal content gives equal bytes. */
export async function normalize(archive: Buffer): Promise<Buffer> {
  return writeZip(await readZip(archive));
}

function assets(web: readonly WebFile[]): ZipSource[] {
  const files = web.map(({ path, bytes }) => ({ name: `assets/www/${path}`, bytes }));
  return [...files, { name: 'assets/www.manifest', bytes: Buffer.from(webManifest(web)) }];
}
