import { PhotoError, type PhotoErrorCode } from '@/lib/photo/photo-error';

const codes: Record<string, PhotoErrorCode> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Whether this browser can show a camera in the page; asks nobody. */
export function canOpenCamera(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Opens a camera, after the browser has asked the person. Rejects with a {@link PhotoError}. */
export async function openCamera(facing: 'front' | 'back'): Promise<MediaStream> {
  if (!canOpenCamera()) throw new PhotoError('noCamera', 'the browser has none to offer');
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

/** Switches a camera off, and its light with it. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
