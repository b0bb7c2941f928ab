/** Bytes per `btoa`: a function takes a limited number of arguments. A multiple of 3, so that the parts join. */
const partBytes = 8190;

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += partBytes) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + partBytes))));
  }
  return parts.join('');
}

/** Decodes base64; throws if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
