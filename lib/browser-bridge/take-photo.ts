import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import type { Data, Reply } from '@/lib/bridge/contract';
import { canOpenCamera, closeCamera, openCamera, takeStill } from '@/lib/photo/camera';
import { type PhotoErrorCode, toPhotoError } from '@/lib/photo/photo-error';

/** How long a camera needs to adjust its exposure, in ms. */
const exposureMs = 800;

/** How long the photo's URL is valid, as in the shell, in ms. */
const urlLifetimeMs = 60_000;

const codes: Partial<Record<PhotoErrorCode, BridgeErrorCode>> = {
  deniedForever: 'denied_forever',
  noCamera: 'unavailable',
  busy: 'busy',
};

/** Takes a photo shortly after the camera opens, for testers. Forms show a camera of `lib/photo` instead. */
export async function takePhoto({ facing }: Data<'takePhoto'>): Promise<Reply<'takePhoto'>> {
  if (!canOpenCamera()) throw notTaken('unsupport');
  const stream = await openCamera(facing).catch((error) => {
    throw notTaken(codes[toPhotoError(error).code] ?? 'failed');
  });
  try {
    return await takeFrom(stream);
  } finally {
    closeCamera(stream);
  }
}

async function takeFrom(stream: MediaStream): Promise<Reply<'takePhoto'>> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  await new Promise((resolve) => setTimeout(resolve, exposureMs));
  const photo = await takeStill(video);
  const url = URL.createObjectURL(photo);
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
  const { videoWidth: width, videoHeight: height } = video;
  return { url, mime: 'image/jpeg', width, height, size: photo.size };
}

function notTaken(code: BridgeErrorCode): BridgeError {
  return new BridgeError(code, 'takePhoto: not in this browser', { event: 'takePhoto' });
}
