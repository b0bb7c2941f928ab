import type { ReactNode } from 'react';
import { CameraView } from '@/components/camera-view/camera-view';
import { PhotoSlot } from '@/components/photo-slot/photo-slot';
import type { Photo } from '@/lib/photo/use-photo';

type Props = {
  /** Id of its button, for the link of an error summary. */
  id: string;
  photo: Photo;
  /** Which photo: "Por delante". */
  title: string;
  /** What it should look like. */
  hint: string;
  /** Drawn while there is no picture. */
  art: ReactNode;
  guide: 'id_card' | 'selfie';
  /** What is photographed, above the camera; `title` unless told otherwise. */
  cameraTitle?: string;
  error?: string;
};

/** One photo of the application: its place on the page, and the camera over it. */
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
