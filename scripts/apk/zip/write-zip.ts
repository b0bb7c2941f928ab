import { deflateRawSync } from 'node:zlib';
import { crc32 } from './crc32';
import type { ZipEntry } from './read-zip';

/** A file to pack, or one that another archive has packed already. */
export type ZipSource = { name: string; bytes: Buffer } | ZipEntry;

// 1 January 1981, 01:01:02: the time that Android's own tools give to every file.
const time = 0x0821;
const date = 0x0221;

/**
 * A zip archive that depends on names and bytes only: sorted, every file of the same time. Names
 * in `store` are not compressed, and begin at a multiple of four, as Android wants its resource table.
 */
export function writeZip(sources: readonly ZipSource[], store: readonly string[] = []): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const source of [...sources].sort((a, b) => compare(a.name, b.name))) {
    const entry = pack(source, store.includes(source.name));
    const name = Buffer.from(entry.name);
    const extra = entry.stored ? alignment(offset + 30 + name.length) : Buffer.alloc(0);
    const header = headerOf(entry, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, shorts(extra.length)]);
    parts.push(local, name, extra, entry.packed);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        shorts(20),
        header,
        Buffer.alloc(12),
        longs(offset),
      ]),
      name,
    );
    offset += local.length + name.length + extra.length + entry.packed.length;
  }
  const list = Buffer.concat(directory);
  const count = sources.length;
  const end = [
    Buffer.from('PK\x05\x06'),
    shorts(0, 0, count, count),
    longs(list.length, offset),
    shorts(0),
  ];
  return Buffer.concat([...parts, list, ...end]);
}

type Packed = { name: string; packed: Buffer; stored: boolean; crc: number; size: number };

function pack(source: ZipSource, store: boolean): Packed {
  if ('packed' in source && source.stored === store) return source;
  const bytes = 'packed' in source ? source.read() : source.bytes;
  const packed = store ? bytes : deflateRawSync(bytes, { level: 9 });
  return { name: source.name, packed, stored: store, crc: crc32(bytes), size: bytes.length };
}

/** What the header before a file and that in the directory share. */
function headerOf({ packed, stored, crc, size }: Packed, nameLength: number): Buffer {
  const utf8Names = 0x0800;
  return Buffer.concat([
    shorts(20, utf8Names, stored ? 0 : 8, time, date),
    longs(crc, packed.length, size),
    shorts(nameLength),
  ]);
}

/** Android's extra field 0xd935: the alignment, then as many zeros as bring the file to it. */
function alignment(position: number): Buffer {
  const padding = (4 - ((position + 6) % 4)) % 4;
  return Buffer.concat([shorts(0xd935, 2 + padding, 4), Buffer.alloc(padding)]);
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => {
    bytes.writeUInt16LE(value, 2 * index);
  });
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, 4 * index);
  });
  return bytes;
}

/** By code unit: the same order on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
