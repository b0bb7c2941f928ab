/** How many bytes become letters at once: a call takes only so many arguments. */
const partBytes = 8190;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += partBytes) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + partBytes))));
  }
  return parts.join('');
}

/** The bytes of a base64 text; throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
