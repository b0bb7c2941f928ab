import type { ImageKind } from '@/lib/api/schemas/application';
import { isBridge } from '@/lib/bridge/call';
import { facingOf } from '@/lib/photo/photo-kind';
import { takeBridgePhoto } from './bridge-photo';
import { choosePhotoFile } from './choose-file';
import { canOpenCamera, openCamera } from './open-camera';

/** A photo, or a camera that the page has to show for one. */
export type Captured = { photo: Blob } | { camera: MediaStream };

/**
 * Begins to take a photo in the best way that there is: the shell's camera, a camera shown in the
 * page, the phone's file chooser. To be called within a tap. Rejects with a `PhotoError`.
 */
export async function capturePhoto(kind: ImageKind, signal?: AbortSignal): Promise<Captured> {
  if (isBridge()) return { photo: await takeBridgePhoto(kind, signal) };
  if (canOpenCamera()) return { camera: await openCamera(facingOf(kind)) };
  return { photo: await choosePhotoFile(facingOf(kind), signal) };
}
