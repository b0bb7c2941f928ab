import { uploadImage } from '@/lib/api/calls/application';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Home } from '@/lib/api/schemas/home';
import { trackLater } from '@/lib/behavior/track-later';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import { hasAllPhotos, type PhotoStatus } from './what-is-missing';

const statuses: Record<Photo['slot']['state']['name'], PhotoStatus> = {
  idle: 'unknown',
  preparing: 'onItsWay',
  uploading: 'onItsWay',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'notSent',
};

/** A photo and how far it is, also where it was sent from another phone. */
export type TakenPhoto = Photo & { status: PhotoStatus };

/** The three photos of the application. One that this phone knows nothing of is there if the server has all. */
export function usePhotos(home: Home): Record<ImageKind, TakenPhoto> {
  const onFile = hasAllPhotos(home);
  return {
    id_front: useTakenPhoto('id_front', onFile),
    id_back: useTakenPhoto('id_back', onFile),
    selfie: useTakenPhoto('selfie', onFile),
  };
}

function useTakenPhoto(kind: ImageKind, onFile: boolean): TakenPhoto {
  const photo = withStatus(usePhoto(kind, uploadImage), onFile);
  const { status, slot } = photo;
  function onTake() {
    if (status !== 'unknown') trackLater('photo_retaken', { kind });
    slot.onTake();
  }
  return { ...photo, slot: { ...slot, onTake } };
}

function withStatus(photo: Photo, onFile: boolean): TakenPhoto {
  const status = statuses[photo.slot.state.name];
  if (status !== 'unknown' || !onFile) return { ...photo, status };
  return { ...photo, status: 'accepted', slot: { ...photo.slot, state: { name: 'accepted' } } };
}
