import type { ImageKind } from '@/lib/api/schemas/application';
import type { Home } from '@/lib/api/schemas/home';
import { trackLater } from '@/lib/behavior/track-later';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import { hasAllPhotos, type PhotoStatus } from './submission-blocker';

const statuses: Record<Photo['slot']['state']['name'], PhotoStatus> = {
  idle: 'unknown',
  preparing: 'uploading',
  uploading: 'uploading',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'notSent',
};

/** A photo with its status, which also covers uploads from another device. */
type ApplicationPhoto = Photo & { status: PhotoStatus };

export type ApplicationPhotos = Record<ImageKind, ApplicationPhoto>;

/** The three photos of the application. If the server has all of them, those not taken on this device count as accepted. */
export function usePhotos(home: Home): ApplicationPhotos {
  const onFile = hasAllPhotos(home);
  return {
    id_front: useApplicationPhoto('id_front', onFile),
    id_back: useApplicationPhoto('id_back', onFile),
    selfie: useApplicationPhoto('selfie', onFile),
  };
}

function useApplicationPhoto(kind: ImageKind, onFile: boolean): ApplicationPhoto {
  const photo = withStatus(usePhoto(kind), onFile);
  const { status, slot } = photo;
  function onTake() {
    if (status !== 'unknown') trackLater('photo_retaken', { kind });
    slot.onTake();
  }
  return { ...photo, slot: { ...slot, onTake } };
}

function withStatus(photo: Photo, onFile: boolean): ApplicationPhoto {
  const status = statuses[photo.slot.state.name];
  if (status !== 'unknown' || !onFile) return { ...photo, status };
  return { ...photo, status: 'accepted', slot: { ...photo.slot, state: { name: 'accepted' } } };
}
