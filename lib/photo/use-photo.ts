import { useTranslations } from 'next-intl';
import type { ImageKind } from '@/lib/api/schemas/application';
import { isBridge } from '@/lib/bridge/call';
import { useAppSettings } from '@/lib/bridge/use-app-settings';
import { showToast } from '@/lib/toast/toast';
import { facingOf, takeStill } from './camera';
import { usePhotoCapture } from './use-photo-capture';
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
    onRetry: () => void;
    /** Where the camera needs a file instead. */
    onChooseFile: (() => void) | undefined;
    /** Where only the phone's settings can allow the camera. */
    onSettings: (() => void) | undefined;
    onClose: () => void;
  };
};

/** What `CameraView` shows: a camera, a photo with a doubt, the reason for having none, or nothing. */
type CameraState =
  | { stream: MediaStream }
  | { photo: Blob; doubt: string }
  | { problem: string }
  | null;

/** Takes, prepares and uploads one photo of an application; `onPrepared` is called before the upload. */
export function usePhoto(kind: ImageKind, onPrepared?: () => void): Photo {
  const t = useTranslations('photo');
  const textOf = usePhotoText();
  const openSettings = useAppSettings();
  const upload = usePhotoUpload(kind);
  const capture = usePhotoCapture({
    kind,
    onPhoto: (photo) => upload.send(photo, { onPrepared, onRefused: capture.fail }),
    onCancel: () => showToast(t('errors.cancelled')),
  });
  const { state } = capture;
  const code = state.name === 'failed' ? state.error.code : undefined;
  function view(): CameraState {
    if (state.name === 'camera') return { stream: state.stream };
    if (state.name === 'failed') return { problem: textOf(state.error) };
    if (state.name !== 'unclear') return null;
    return { photo: state.photo, doubt: state.faces === 0 ? t('noFace') : t('severalFaces') };
  }
  // In the shell a selfie is of the camera, unless the phone has none.
  const takesFile = !isBridge() || kind !== 'selfie' || code === 'noCamera';
  return {
    imageId: upload.imageId,
    slot: {
      state: upload.state,
      picture: upload.picture,
      onTake: capture.take,
      onRetry: upload.retry,
      onCancel: upload.cancel,
    },
    camera: {
      view: view(),
      mirrored: facingOf(kind) === 'front',
      takeStill,
      onPhoto: capture.use,
      onRetry: capture.take,
      onChooseFile: takesFile ? capture.chooseFile : undefined,
      onSettings: isBridge() && code === 'deniedForever' ? openSettings : undefined,
      onClose: capture.close,
    },
  };
}
