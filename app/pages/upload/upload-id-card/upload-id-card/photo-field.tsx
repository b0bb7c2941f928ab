import { Suspense, useEffect } from 'react';
import { PhotoSlot, type PhotoSlotProps } from '@/components/photo-slot/photo-slot';
import type { Photo } from '@/lib/photo/use-photo';
import { lazyPart } from '@/lib/router/lazy-part';

/** Loaded behind the screen, which is long and does not open it at once. */
const loadCameraView = () => import('@/components/camera-view/camera-view');
const CameraView = lazyPart(async () => (await loadCameraView()).CameraView);

type Props = Omit<PhotoSlotProps, keyof Photo['slot']> & {
  photo: Photo;
  guide: 'id_card' | 'selfie';
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
