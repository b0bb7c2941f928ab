import type { ImageKind } from '@/lib/api/schemas/application';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import { callBridge, resumeBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';
import { facingOf } from './camera';
import { PhotoError, type PhotoErrorCode } from './photo-error';

const codes: Partial<Record<BridgeErrorCode, PhotoErrorCode>> = {
  cancelled: 'cancelled',
  denied: 'denied',
  denied_forever: 'deniedForever',
  busy: 'cameraOpen',
  unavailable: 'noCamera',
  timeout: 'timeout',
};

/** A photo of the shell's camera; of a selfie also the number of faces, if the phone could look. */
export type ShellPhoto = { photo: Blob; faces?: number };

/**
 * Takes a photo with the shell's camera: a selfie with `liveness` if the shell supports it, otherwise
 * `takePhoto`. The shell stores the photo in case the page is killed behind the camera:
 * {@link resumeBridgePhoto}. Rejects with a {@link PhotoError}.
 */
export async function takeBridgePhoto(kind: ImageKind, signal?: AbortSignal): Promise<ShellPhoto> {
  const options = { signal, keep: keepKey(kind) };
  const takePhoto = () => callBridge('takePhoto', { kind, facing: facingOf(kind) }, options);
  const photo = await (kind === 'selfie'
    ? callBridge('liveness', undefined, options).catch(withoutLiveness(takePhoto))
    : takePhoto()
  ).catch(throwPhotoError);
  return receivePhoto(photo, signal);
}

/** The photo that was being taken when the page or the process was killed; `undefined` for none. */
export async function resumeBridgePhoto(
  kind: ImageKind,
  signal?: AbortSignal,
): Promise<ShellPhoto | undefined> {
  const keep = keepKey(kind);
  const resumePhoto = () => resumeBridge('takePhoto', keep, signal);
  const liveness =
    kind === 'selfie'
      ? resumeBridge('liveness', keep, signal).catch(withoutLiveness(async () => undefined))
      : Promise.resolve(undefined);
  const photo = await liveness.then((found) => found ?? resumePhoto()).catch(throwPhotoError);
  return photo && receivePhoto(photo, signal);
}

async function receivePhoto(
  reply: Reply<'liveness'> | Reply<'takePhoto'>,
  signal?: AbortSignal,
): Promise<ShellPhoto> {
  const photo = await fetchPhoto(reply.url, signal);
  return 'faces' in reply ? { photo, faces: reply.faces } : { photo };
}

/** Falls back if the shell does not support `liveness`; rethrows all other errors. */
function withoutLiveness<T>(fallback: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (error instanceof BridgeError && error.code === 'unsupport') return fallback();
    throw error;
  };
}

function keepKey(kind: ImageKind): string {
  return `photo_${kind}`;
}

function throwPhotoError(error: unknown): never {
  const code = error instanceof BridgeError ? codes[error.code] : undefined;
  throw new PhotoError(code ?? 'failed', String(error), error);
}

/**
 * Fetches the photo of the shell's URL, which is valid once. Only the app's own origin is requested. Rejects
 * with `failed`, or with `cancelled` after an abort.
 */
async function fetchPhoto(address: string, signal?: AbortSignal): Promise<Blob> {
  const url = new URL(address, document.baseURI);
  if (url.origin !== window.origin) throw new PhotoError('failed', 'a photo of another origin');
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the shell replies, not the API's server
    const response = await fetch(url, { signal, cache: 'no-store', redirect: 'error' });
    if (!response.ok) throw new PhotoError('failed', `status ${response.status}`);
    return await response.blob();
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError(signal?.aborted ? 'cancelled' : 'failed', 'the photo was lost', error);
  }
}
