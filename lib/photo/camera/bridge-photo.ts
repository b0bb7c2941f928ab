import type { ImageKind } from '@/lib/api/schemas/application';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import { callBridge, resumeBridge } from '@/lib/bridge/call';
import { PhotoError, type PhotoErrorCode } from '@/lib/photo/photo-error';
import { facingOf } from '@/lib/photo/photo-kind';
import { fetchPhoto } from './fetch-photo';

const codes: Partial<Record<BridgeErrorCode, PhotoErrorCode>> = {
  cancelled: 'cancelled',
  denied: 'denied',
  denied_forever: 'denied',
  busy: 'busy',
  unavailable: 'noCamera',
};

/**
 * Takes a photo by the shell's camera: a selfie guided, where the shell can (`liveness`), all else and
 * otherwise by `takePhoto`. The shell keeps it in case the page dies behind the camera:
 * {@link resumeBridgePhoto}. Rejects with a {@link PhotoError}.
 */
export async function takeBridgePhoto(kind: ImageKind, signal?: AbortSignal): Promise<Blob> {
  const options = { signal, keep: keepKey(kind) };
  const takePlain = () => callBridge('takePhoto', { kind, facing: facingOf(kind) }, options);
  const photo = await (kind === 'selfie'
    ? callBridge('liveness', undefined, options).catch(insteadOfLiveness(takePlain))
    : takePlain()
  ).catch(throwPhotoError);
  return fetchPhoto(photo.url, signal);
}

/** The photo that was being taken when the page or the process died; `undefined` for none. */
export async function resumeBridgePhoto(
  kind: ImageKind,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const keep = keepKey(kind);
  const resumePlain = () => resumeBridge('takePhoto', keep, signal);
  const guided =
    kind === 'selfie'
      ? resumeBridge('liveness', keep, signal).catch(insteadOfLiveness(async () => undefined))
      : Promise.resolve(undefined);
  const photo = await guided.then((found) => found ?? resumePlain()).catch(throwPhotoError);
  return photo && fetchPhoto(photo.url, signal);
}

/** Goes another way where the shell has no guided selfie; any other end of it is one. */
function insteadOfLiveness<T>(otherWay: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (error instanceof BridgeError && error.code === 'unsupport') return otherWay();
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
