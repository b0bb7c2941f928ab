/** The remainder of each byte. */
const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 (ISO-HDLC, as in zip and PNG) of bytes that are added in pieces. */
export class Crc32 {
  #sum = -1;

  update(bytes: Uint8Array): void {
    let sum = this.#sum;
    for (let at = 0; at < bytes.length; at += 1) {
      sum = (table[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (sum >>> 8);
    }
    this.#sum = sum;
  }

  /** The checksum of all pieces: eight lower-case hexadecimal digits. */
  digest(): string {
    return (~this.#sum >>> 0).toString(16).padStart(8, '0');
  }
}
