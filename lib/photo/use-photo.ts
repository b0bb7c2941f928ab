import type { ImageKind } from '@/lib/api/schemas/application';
import { takeStill } from '@/lib/photo/camera/take-still';
import { facingOf } from './photo-kind';
import { type CaptureState, usePhotoCapture } from './use-photo-capture';
import { usePhotoText } from './use-photo-text';
import { type PhotoUploadState, type UploadImage, usePhotoUpload } from './use-photo-upload';

/** One photo of an application, ready for its two components. */
export type Photo = {
  /** What the server calls the accepted photo; `null` while none is. */
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
    view: CameraLook;
    mirrored: boolean;
    takeStill: (video: HTMLVideoElement) => Promise<Blob>;
    onPhoto: (photo: Blob) => void;
    onChooseFile: () => void;
    onClose: () => void;
  };
};

/** What `CameraView` shows: a camera, why there is none, or nothing. */
export type CameraLook = { stream: MediaStream } | { problem: string } | null;

/**
 * Takes, prepares and sends one photo of an application: all that a screen needs but its texts.
 * `upload` is `uploadImage` of `lib/api/calls/application`.
 */
export function usePhoto(kind: ImageKind, upload: UploadImage): Photo {
  const textOf = usePhotoText();
  const photo = usePhotoUpload({ kind, upload });
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

function toView(state: CaptureState, textOf: (error: unknown) => string): CameraLook {
  if (state.name === 'camera') return { stream: state.stream };
  return state.name === 'refused' ? { problem: textOf(state.error) } : null;
}
