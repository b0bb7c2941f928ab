import { useTranslations } from 'next-intl';
import { PhotoField } from '@/app/application/photo-field';
import { PhotoBack, PhotoFront, PhotoSelfie } from '@/components/art/photo-art';
import { Bone } from '@/components/skeleton/skeleton';
import type { ImageKind } from '@/lib/api/schemas/application';
import { ids } from './screen.ids';
import { photoKinds } from './submission-blocker';
import type { ApplicationPhoto } from './use-photos';

type Props = {
  photos: Record<ImageKind, ApplicationPhoto>;
  /** A review requested new photos; its text says which. */
  corrected: boolean;
};

/** The slots of the three photos. */
export function PhotoSlots({ photos, corrected }: Props) {
  const t = useTranslations('uploadIdCard');
  const correctedHint = corrected ? t('again') : undefined;
  return (
    <section className="mt-5" aria-label={t('photos')}>
      <PhotoField
        id={ids.photo('id_front')}
        photo={photos.id_front}
        title={t('front')}
        hint={correctedHint ?? t('frontHint')}
        art={<PhotoFront />}
        guide="id_card"
      />
      <PhotoField
        id={ids.photo('id_back')}
        photo={photos.id_back}
        title={t('back')}
        hint={correctedHint ?? t('backHint')}
        art={<PhotoBack />}
        guide="id_card"
      />
      <PhotoField
        id={ids.photo('selfie')}
        photo={photos.selfie}
        title={t('selfie')}
        hint={correctedHint ?? t('selfieHint')}
        art={<PhotoSelfie />}
        guide="selfie"
      />
    </section>
  );
}

/** The skeleton of {@link PhotoSlots}. */
export function PhotoSlotsSkeleton() {
  return (
    <div className="mt-5">
      {photoKinds.map((kind) => (
        <div key={kind} className="field">
          <div className="slot">
            <div className="slot__picture" />
            <div className="slot__body">
              <Bone width={60} />
              <Bone />
              <Bone shape="control" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
