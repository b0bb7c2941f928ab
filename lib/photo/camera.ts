import type { ImageKind } from '@/lib/api/schemas/application';
import { encodeJpeg } from './browser-image';
import { PhotoError, type PhotoErrorCode } from './photo-error';

/** The camera of a kind of photo. */
export function facingOf(kind: ImageKind): 'front' | 'back' {
  return kind === 'selfie' ? 'front' : 'back';
}

/** Whether this browser can show a camera in the page; requests no permission. */
export function canOpenCamera(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

const codes: Record<string, PhotoErrorCode> = {
  // A browser that was denied once does not ask again.
  NotAllowedError: 'deniedForever',
  SecurityError: 'deniedForever',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Opens a camera; the browser may ask the user first. Rejects with a {@link PhotoError}. */
export async function openCamera(facing: 'front' | 'back'): Promise<MediaStream> {
  if (!canOpenCamera()) throw new PhotoError('noCamera', 'not in this browser');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: facing === 'front' ? 'user' : 'environment' },
        width: { ideal: 1920 },
        height: { ideal: 1440 },
      },
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PhotoError(codes[name] ?? 'failed', String(error), error);
  }
}

/** Turns a camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The current frame of a camera in full size, as a JPEG. Rejects while there is no frame yet. */
export async function takeStill(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) throw new PhotoError('failed', 'the camera has no frame yet');
  return encodeJpeg(video, { width, height }, 0.92);
}
