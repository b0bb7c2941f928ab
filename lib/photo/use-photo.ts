import type { ImageKind } from '@/lib/api/schemas/application';
import { facingOf, takeStill } from './camera';
import { type CaptureState, usePhotoCapture } from './use-photo-capture';
import { usePhotoText } from './use-photo-text';
import { type PhotoUploadState, usePhotoUpload } from './use-photo-upload';

/** The props of the two components of a photo. */
export type Photo = {
  /** The server's id of the accepted photo; `null` while there is none. */
  imageId: string | null;
  /** Spread on `PhotoSlot`. */
  slot: {
    state: PhotoUploadState;
    picture: string | undefined;
    onTake: () => void;
    onRetry: () => void;
    onCancel: () => void;
  };
  /** Spread on `CameraView`. */
  camera: {
    view: CameraState;
    mirrored: boolean;
    takeStill: (video: HTMLVideoElement) => Promise<Blob>;
    onPhoto: (photo: Blob) => void;
    onChooseFile: () => void;
    onClose: () => void;
  };
};

/** What `CameraView` shows: a camera, the reason for having none, or nothing. */
type CameraState = { stream: MediaStream } | { problem: string } | null;

/** Takes, prepares and uploads one photo of an application. */
export function usePhoto(kind: ImageKind): Photo {
  const textOf = usePhotoText();
  const photo = usePhotoUpload(kind);
  const capture = usePhotoCapture({ kind, onPhoto: photo.send, onError: photo.fail });
  return {
    imageId: photo.imageId,
    slot: {
      state: photo.state,
      picture: photo.picture,
      onTake: capture.take,
      onRetry: photo.retry,
      onCancel: photo.cancel,
    },
    camera: {
      view: toView(capture.state, textOf),
      mirrored: facingOf(kind) === 'front',
      takeStill,
      onPhoto: capture.use,
      onChooseFile: capture.chooseFile,
      onClose: capture.close,
    },
  };
}

function toView(state: CaptureState, textOf: (error: unknown) => string): CameraState {
  if (state.name === 'camera') return { stream: state.stream };
  return state.name === 'unavailable' ? { problem: textOf(state.error) } : null;
}
