import { uploadImage } from '@/lib/api/calls/images';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Home } from '@/lib/api/schemas/home';
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
    id_front: withStatus(usePhoto('id_front', uploadImage), onFile),
    id_back: withStatus(usePhoto('id_back', uploadImage), onFile),
    selfie: withStatus(usePhoto('selfie', uploadImage), onFile),
  };
}

function withStatus(photo: Photo, onFile: boolean): TakenPhoto {
  const status = statuses[photo.slot.state.name];
  if (status !== 'unknown' || !onFile) return { ...photo, status };
  return { ...photo, status: 'accepted', slot: { ...photo.slot, state: { name: 'accepted' } } };
}
