import { type ReactNode, Suspense, useEffect } from 'react';
import { PhotoSlot } from '@/components/photo-slot/photo-slot';
import type { Photo } from '@/lib/photo/use-photo';
import { lazyPart } from '@/lib/router/lazy-part';

/** Loaded behind the screen, which is long and does not open it at once. */
const loadCameraView = () => import('@/components/camera-view/camera-view');
const CameraView = lazyPart(async () => (await loadCameraView()).CameraView);

type Props = {
  /** Id of its button, for the link of an error summary. */
  id: string;
  photo: Photo;
  /** Names the photo: "Por delante". */
  title: string;
  /** How to take it. */
  hint: string;
  /** The illustration of the empty slot. */
  art: ReactNode;
  guide: 'id_card' | 'selfie';
  /** The first photo is taken by another button of the screen. */
  takenElsewhere?: boolean;
  /** Beside the others, where all are taken. */
  small?: boolean;
};

/** A slot for one photo of the application, and the camera view that it opens. */
export function PhotoField({ photo, guide, ...slot }: Props) {
  useEffect(() => void loadCameraView().catch(() => undefined), []);
  return (
    <>
      <PhotoSlot {...slot} {...photo.slot} />
      {photo.camera.view && (
        <Suspense>
          <CameraView {...photo.camera} title={slot.title} hint={slot.hint} guide={guide} />
        </Suspense>
      )}
    </>
  );
}
