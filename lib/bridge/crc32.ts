const table = new Uint32Array(256).map((_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});
const encoder = new TextEncoder();

/**
 * CRC-32 (ISO-HDLC, as in zip and PNG) of a text's UTF-8, added in pieces that may be split anywhere, even
 * within a surrogate pair. A lone surrogate counts as U+FFFD.
 */
export class Crc32 {
  #sum = 0xffffffff;
  /** A high surrogate at the end of the last piece. */
  #pending = '';

  update(piece: string): void {
    const text = this.#pending + piece;
    const last = text.charCodeAt(text.length - 1);
    const endsWithHigh = last >= 0xd800 && last <= 0xdbff;
    this.#pending = endsWithHigh ? text.slice(-1) : '';
    this.#add(endsWithHigh ? text.slice(0, -1) : text);
  }

  /** The checksum of all pieces: eight lower-case hexadecimal digits. Call it once, at the end. */
  digest(): string {
    this.#add(this.#pending);
    return ((this.#sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
  }

  #add(text: string): void {
    let sum = this.#sum;
    for (const byte of encoder.encode(text)) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
    this.#sum = sum;
  }
}
