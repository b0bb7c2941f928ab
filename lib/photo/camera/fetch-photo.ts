import { PhotoError } from '@/lib/photo/photo-error';

/**
 * Gets the photo behind the shell's one-shot address. Only the app's own origin is asked, whatever
 * the address says. Rejects with `failed`, or `cancelled` by the signal.
 */
export async function fetchPhoto(address: string, signal?: AbortSignal): Promise<Blob> {
  const url = new URL(address, document.baseURI);
  if (url.origin !== window.origin) throw new PhotoError('failed', 'a photo of another origin');
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the shell answers this, not the API's server
    const response = await fetch(url, { signal, cache: 'no-store', redirect: 'error' });
    if (!response.ok) throw new PhotoError('failed', `status ${response.status}`);
    return await response.blob();
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError(signal?.aborted ? 'cancelled' : 'failed', 'the photo got lost', error);
  }
}
