const table = new Uint32Array(256).map((_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
const encoder = new TextEncoder();

/**
 * CRC-32 (ISO-HDLC, as in zip and PNG) of a text's UTF-8, taken in pieces that may be cut anywhere,
 * also between the halves of a surrogate pair. A lone surrogate counts as U+FFFD.
 */
export class Crc32 {
  #sum = 0xffffffff;
  /** The first half of a pair whose second half is in the next piece. */
  #held = '';

  update(piece: string): void {
    const text = this.#held + piece;
    const last = text.charCodeAt(text.length - 1);
    const isCut = last >= 0xd800 && last <= 0xdbff;
    this.#held = isCut ? text.slice(-1) : '';
    this.#add(isCut ? text.slice(0, -1) : text);
  }

  /** The sum of all pieces: eight lower-case hexadecimal digits. Call it once, at the end. */
  digest(): string {
    this.#add(this.#held);
    return ((this.#sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
  }

  #add(text: string): void {
    let sum = this.#sum;
    for (const byte of encoder.encode(text)) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
    this.#sum = sum;
  }
}
