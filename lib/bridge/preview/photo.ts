import type { BridgeErrorCode } from '@/lib/bridge/bridge-error';
import type { Data, Reply } from '@/lib/bridge/contract';
import { canOpenCamera, closeCamera, openCamera } from '@/lib/photo/camera/open-camera';
import { takeStill } from '@/lib/photo/camera/take-still';
import { type PhotoErrorCode, toPhotoError } from '@/lib/photo/photo-error';
import { refusal } from './refusal';

/** A camera needs about that long to find the light: milliseconds. */
const settleMs = 800;

/** After this the photo's address ends, as the shell's does: milliseconds. */
const lifetimeMs = 60_000;

const codes: Partial<Record<PhotoErrorCode, BridgeErrorCode>> = {
  denied: 'denied',
  noCamera: 'unavailable',
  busy: 'busy',
};

/**
 * What the browser's camera sees a moment after it was opened, for testers. Forms do not come here: they
 * show a camera of their own (`lib/photo`).
 */
export async function takePreviewPhoto({ facing }: Data<'takePhoto'>): Promise<Reply<'takePhoto'>> {
  if (!canOpenCamera()) throw refusal('unsupport', 'takePhoto');
  const stream = await openCamera(facing).catch((error) => {
    throw refusal(codes[toPhotoError(error).code] ?? 'failed', 'takePhoto');
  });
  try {
    return await lookThrough(stream);
  } finally {
    closeCamera(stream);
  }
}

async function lookThrough(stream: MediaStream): Promise<Reply<'takePhoto'>> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const photo = await takeStill(video);
  const url = URL.createObjectURL(photo);
  setTimeout(() => URL.revokeObjectURL(url), lifetimeMs);
  const { videoWidth: width, videoHeight: height } = video;
  return { url, mime: 'image/jpeg', width, height, size: photo.size };
}
