import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** A file to write to a zip archive. */
export type ZipSource = { name: string; bytes: Buffer };

/** A file in a zip archive. */
export type ZipEntry = ZipSource & {
  crc: number;
  packedSize: number;
  /** True if it is not compressed. */
  stored: boolean;
  /** The position of its data in the archive. */
  offset: number;
};

/** The files of a zip archive (APK, bundle or jar) in the order of its directory. Rejects for other data. */
export async function readZip(archive: Buffer): Promise<ZipEntry[]> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry);
    entries.push({
      name: entry.fileName,
      bytes: await buffer(await zip.openReadStreamPromise(entry)),
      crc: entry.crc32,
      packedSize: entry.compressedSize,
      stored: entry.compressionMethod === 0,
      offset: fileDataStart,
    });
  }
  return entries;
}

/**
 * A zip archive that depends on names and contents only: entries are sorted and have the same time. Names in
 * `store` are not compressed; apksig aligns them when it signs the archive.
 */
export async function writeZip(
  files: readonly ZipSource[],
  store: readonly string[] = [],
): Promise<Buffer> {
  const zip = new ZipFile();
  // By code unit: the same order on every machine.
  for (const { name, bytes } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    zip.addBuffer(bytes, name, {
      // The local time that Android's own tools give to every file; zip has no time zone.
      mtime: new Date(1981, 0, 1, 1, 1, 2),
      forceDosTimestamp: true,
      mode: 0o100644,
      compressionLevel: store.includes(name) ? 0 : 9,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}
