import { useTranslations } from 'next-intl';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Home } from '@/lib/api/schemas/home';
import { trackLater } from '@/lib/behavior/track-later';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import { hasAllPhotos, type PhotoStatus, photosToFix } from './submission-blocker';

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

/**
 * The three photos of the application. One that this device did not take counts as accepted if the server
 * has all of them, or if a review names others to take again; one that it names counts as rejected.
 */
export function usePhotos(home: Home): ApplicationPhotos {
  return {
    id_front: useApplicationPhoto('id_front', home),
    id_back: useApplicationPhoto('id_back', home),
    selfie: useApplicationPhoto('selfie', home),
  };
}

function useApplicationPhoto(kind: ImageKind, home: Home): ApplicationPhoto {
  const t = useTranslations('uploadIdCard.again');
  const again = { id_front: t('front'), id_back: t('back'), selfie: t('selfie') }[kind];
  const photo = withServerState(usePhoto(kind), serverStateOf(kind, home), again);
  const { status, slot } = photo;
  function onTake() {
    if (status !== 'unknown') trackLater('photo_retaken', { kind });
    slot.onTake();
  }
  return { ...photo, slot: { ...slot, onTake } };
}

/** What the server says of one photo: it has it, it wants another, or neither is known. */
function serverStateOf(kind: ImageKind, home: Home): 'accepted' | 'rejected' | undefined {
  if (hasAllPhotos(home)) return 'accepted';
  const named = photosToFix(home);
  if (!named) return undefined;
  return named.includes(kind) ? 'rejected' : 'accepted';
}

/** A photo of this device goes first: those of an earlier application are gone since it was submitted. */
function withServerState(
  photo: Photo,
  onServer: 'accepted' | 'rejected' | undefined,
  again: string,
): ApplicationPhoto {
  const status = statuses[photo.slot.state.name];
  if (status !== 'unknown' || !onServer) return { ...photo, status };
  const state = onServer === 'accepted' ? { name: onServer } : { name: onServer, reason: again };
  return { ...photo, status: onServer, slot: { ...photo.slot, state } };
}
