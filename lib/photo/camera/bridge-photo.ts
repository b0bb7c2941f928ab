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
 * Takes a photo by the shell's camera. The shell keeps it in case the page dies behind the camera:
 * {@link resumeBridgePhoto}. Rejects with a {@link PhotoError}.
 */
export async function takeBridgePhoto(kind: ImageKind, signal?: AbortSignal): Promise<Blob> {
  const options = { signal, keep: keepKey(kind) };
  const photo = await callBridge('takePhoto', { kind, facing: facingOf(kind) }, options).catch(
    throwPhotoError,
  );
  return fetchPhoto(photo.url, signal);
}

/** The photo that was being taken when the page or the process died; `undefined` for none. */
export async function resumeBridgePhoto(
  kind: ImageKind,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const photo = await resumeBridge('takePhoto', keepKey(kind), signal).catch(throwPhotoError);
  return photo && fetchPhoto(photo.url, signal);
}

function keepKey(kind: ImageKind): string {
  return `photo_${kind}`;
}

function throwPhotoError(error: unknown): never {
  const code = error instanceof BridgeError ? codes[error.code] : undefined;
  throw new PhotoError(code ?? 'failed', String(error), error);
}
