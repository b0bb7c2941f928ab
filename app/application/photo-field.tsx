import type { ReactNode } from 'react';
import { CameraView } from '@/components/camera-view/camera-view';
import { PhotoSlot } from '@/components/photo-slot/photo-slot';
import type { Photo } from '@/lib/photo/use-photo';

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
  /** Title of the camera view; defaults to `title`. */
  cameraTitle?: string;
  error?: string;
};

/** A slot for one photo of the application, and the camera view that it opens. */
export function PhotoField({ photo, guide, cameraTitle, ...slot }: Props) {
  return (
    <>
      <PhotoSlot {...slot} {...photo.slot} />
      <CameraView
        {...photo.camera}
        title={cameraTitle ?? slot.title}
        hint={slot.hint}
        guide={guide}
      />
    </>
  );
}
