import { inflateRawSync } from 'node:zlib';

/** A file in a zip archive. */
export type ZipEntry = {
  name: string;
  /** Bytes as packed; those of the file itself are `read()`. */
  packed: Buffer;
  /** True where it is packed as it is. */
  stored: boolean;
  crc: number;
  size: number;
  /** Where in the archive its packed bytes begin. */
  offset: number;
  read: () => Buffer;
};

/**
 * The files of a zip archive (an APK, bundle or jar) in the order of its directory. No Zip64, no
 * encryption. Throws on what is no such archive. Source: APPNOTE.TXT sections 4.3.7, 4.3.12, 4.3.16.
 */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('no zip archive: it has no directory');
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const entry = entryAt(archive, at, nameLength);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function entryAt(archive: Buffer, at: number, nameLength: number): ZipEntry {
  const local = archive.readUInt32LE(at + 42);
  const offset = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(offset, offset + archive.readUInt32LE(at + 20));
  const stored = archive.readUInt16LE(at + 10) === 0;
  return {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    packed,
    stored,
    crc: archive.readUInt32LE(at + 16),
    size: archive.readUInt32LE(at + 24),
    offset,
    read: () => (stored ? packed : inflateRawSync(packed)),
  };
}
