import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhotoBack, PhotoFront, PhotoSelfie } from '@/components/art/photo-art';
import type { ImageKind } from '@/lib/api/schemas/application';
import { photoKinds } from './submission-blocker';
import type { ApplicationPhotos } from './use-photos';

/** The drawing of each photo, for one that this device has no picture of. */
export const photoArt: Record<ImageKind, ReactNode> = {
  id_front: <PhotoFront />,
  id_back: <PhotoBack />,
  selfie: <PhotoSelfie />,
};

/** The three photos that were sent, small and side by side. */
export function PhotoPictures({ photos }: { photos: ApplicationPhotos }) {
  const t = useTranslations('uploadIdCard');
  const titles = { id_front: t('front'), id_back: t('back'), selfie: t('selfie') };
  return (
    <ul className="upload-id-card__pictures">
      {photoKinds.map((kind) => {
        const { picture } = photos[kind].slot;
        return (
          <li key={kind}>
            <div className="photo-slot__picture">
              {/* biome-ignore lint/performance/noImgElement: a local photo, which no server resizes */}
              {picture ? <img src={picture} alt="" /> : photoArt[kind]}
            </div>
            {titles[kind]}
          </li>
        );
      })}
    </ul>
  );
}
