import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Home } from '@/lib/api/schemas/home';
import { trackLater } from '@/lib/behavior/track-later';
import { isBridge } from '@/lib/bridge/call';
import { removeDrafts } from '@/lib/forms/draft';
import { canOpenCamera } from '@/lib/photo/camera';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import { hasAllPhotos, type PhotoStatus, photoKinds, photosToFix } from './submission-blocker';

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
 * has all of them, or if a review names others to take again; one that it names counts as rejected. After each photo
 * the camera opens for the next that is missing.
 */
export function usePhotos(home: Home): ApplicationPhotos {
  // An object for each photo, as the same one may be taken again.
  const [taken, setTaken] = useState<{ kind: ImageKind }>();
  const handedInAt = home.review?.submitted_at;
  // Before the photos are read: of an application that was handed in, by another phone or with a lost reply, none is new.
  useLayoutEffect(() => {
    if (handedInAt) removeDrafts(handedInAt);
  }, [handedInAt]);
  const photos = {
    id_front: useApplicationPhoto('id_front', home, setTaken),
    id_back: useApplicationPhoto('id_back', home, setTaken),
    selfie: useApplicationPhoto('selfie', home, setTaken),
  };
  const takeNext = useEffectEvent((kind: ImageKind) => {
    const next = photoKinds
      .slice(photoKinds.indexOf(kind) + 1)
      .find((one) => isMissing(photos[one].status, home));
    // A file chooser would need a tap.
    if (next && (isBridge() || canOpenCamera())) photos[next].slot.onTake();
  });
  // After the camera of the photo was closed, as many phones open one at a time, and the photo can be used.
  useEffect(() => {
    if (taken) takeNext(taken.kind);
  }, [taken]);
  return photos;
}

/** How many of the photos are accepted, with the one that is next. */
export function photoProgress(photos: ApplicationPhotos) {
  const total = photoKinds.length;
  const taken = photoKinds.filter((kind) => photos[kind].status === 'accepted').length;
  return { number: Math.min(taken + 1, total), total };
}

/** Whether a photo has to be taken. In a correction that names none, only the user knows which. */
function isMissing(status: PhotoStatus, { state }: Home): boolean {
  return status === 'rejected' || (status === 'unknown' && state !== 'not_approved');
}

function useApplicationPhoto(
  kind: ImageKind,
  home: Home,
  onTaken: (photo: { kind: ImageKind }) => void,
): ApplicationPhoto {
  const t = useTranslations('uploadIdCard.again');
  const again = { id_front: t('front'), id_back: t('back'), selfie: t('selfie') }[kind];
  // One that Android kept while it had killed the app arrives unasked.
  const asked = useRef(false);
  const photo = withServerState(
    usePhoto(kind, () => asked.current && onTaken({ kind })),
    serverStateOf(kind, home),
    again,
  );
  const { status, slot } = photo;
  function onTake() {
    asked.current = true;
    if (status !== 'unknown') trackLater('photo_retaken', { kind });
    slot.onTake();
  }
  return { ...photo, slot: { ...slot, onTake } };
}

/** What the server says of one photo: it has it, it wants another, or neither is known. */
function serverStateOf(kind: ImageKind, home: Home): 'accepted' | 'rejected' | undefined {
  const named = photosToFix(home);
  if (named) return named.includes(kind) ? 'rejected' : 'accepted';
  return hasAllPhotos(home) ? 'accepted' : undefined;
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
