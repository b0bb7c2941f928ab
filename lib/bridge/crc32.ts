/**
 * Eight tables of 256: the entry of a byte in table n is its remainder when n more bytes follow, so that eight bytes
 * are added at once ("slicing by 8", Kounavis and Berry, 2005).
 */
const tables = createTables();
const encoder = new TextEncoder();

/** The text that is encoded at once, in UTF-16 units. */
const maxPart = 32 * 1024;
/** Reused, as a new one for each part takes three times as long: a unit is three bytes at most, and one may be pending. */
const bytes = new Uint8Array(3 * maxPart + 8);
// Little-endian, as every processor that runs a browser.
const words = new Int32Array(bytes.buffer);

function createTables(): Int32Array {
  const all = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    all[byte] = value;
  }
  for (let at = 256; at < all.length; at += 1) {
    const before = all[at - 256] ?? 0;
    all[at] = (all[before & 255] ?? 0) ^ (before >>> 8);
  }
  return all;
}

/**
 * CRC-32 (ISO-HDLC, as in zip and PNG) of a text's UTF-8, added in pieces that may be split anywhere, even
 * within a surrogate pair. A lone surrogate counts as U+FFFD.
 */
export class Crc32 {
  #sum = 0xffffffff | 0;
  /** A high surrogate at the end of the last piece. */
  #pending = '';

  update(piece: string): void {
    for (let at = 0; at < piece.length; at += maxPart) this.#addPart(piece.slice(at, at + maxPart));
  }

  /** The checksum of all pieces: eight lower-case hexadecimal digits. Call it once, at the end. */
  digest(): string {
    this.#add(this.#pending);
    return (~this.#sum >>> 0).toString(16).padStart(8, '0');
  }

  #addPart(part: string): void {
    const text = this.#pending + part;
    const last = text.charCodeAt(text.length - 1);
    const endsWithHigh = last >= 0xd800 && last <= 0xdbff;
    this.#pending = endsWithHigh ? text.slice(-1) : '';
    this.#add(endsWithHigh ? text.slice(0, -1) : text);
  }

  #add(text: string): void {
    const { written } = encoder.encodeInto(text, bytes);
    const wordCount = (written >>> 3) * 2;
    let sum = this.#sum;
    for (let at = 0; at < wordCount; at += 2) {
      const first = sum ^ (words[at] ?? 0);
      const second = words[at + 1] ?? 0;
      sum =
        entry(7, first) ^
        entry(6, first >>> 8) ^
        entry(5, first >>> 16) ^
        entry(4, first >>> 24) ^
        entry(3, second) ^
        entry(2, second >>> 8) ^
        entry(1, second >>> 16) ^
        entry(0, second >>> 24);
    }
    for (let at = wordCount * 4; at < written; at += 1) {
      sum = entry(0, sum ^ (bytes[at] ?? 0)) ^ (sum >>> 8);
    }
    this.#sum = sum;
  }
}

function entry(table: number, value: number): number {
  return tables[(table << 8) | (value & 255)] ?? 0;
}
