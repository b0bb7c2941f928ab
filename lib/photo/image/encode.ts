/** Bytes encoded in one go, some milliseconds on a weak phone; a multiple of 3, so that parts join. */
const partBytes = 3 * 16 * 1024;

/**
 * A blob as base64, without a data URL's head. It pauses between its parts, so that the page
 * answers meanwhile. Rejects with the signal's reason.
 */
export async function toBase64(blob: Blob, signal?: AbortSignal): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += partBytes) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + partBytes))));
  }
  signal?.throwIfAborted();
  return parts.join('');
}
