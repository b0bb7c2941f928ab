import { PhotoError } from '@/lib/photo/photo-error';

/** What a camera shows right now, in its full size, as a JPEG. Rejects while it shows nothing yet. */
export async function takeStill(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = width > 0 ? canvas.getContext('2d') : null;
  if (!context) throw new PhotoError('failed', 'the camera shows nothing yet');
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  canvas.width = 0;
  if (!blob) throw new PhotoError('failed', 'the still was not encoded');
  return blob;
}
