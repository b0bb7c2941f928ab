import { useTranslations } from 'next-intl';
import { Bone } from '@/components/skeleton/skeleton';
import { PhotoField } from './photo-field';
import { photoArt } from './photo-pictures';
import { ids } from './screen.ids';
import { photoKinds } from './submission-blocker';
import type { ApplicationPhotos } from './use-photos';

type Props = {
  photos: ApplicationPhotos;
  /** A review requested new photos without naming them; its text says which. */
  corrected: boolean;
};

/** The slots of the three photos. */
export function PhotoSlots({ photos, corrected }: Props) {
  const t = useTranslations('uploadIdCard');
  const texts = {
    id_front: { title: t('front'), hint: t('frontHint') },
    id_back: { title: t('back'), hint: t('backHint') },
    selfie: { title: t('selfie'), hint: t('selfieHint') },
  };
  return (
    <section className="mt-5" aria-label={t('photos')}>
      {photoKinds.map((kind) => (
        <PhotoField
          key={kind}
          id={ids.photo(kind)}
          photo={photos[kind]}
          art={photoArt[kind]}
          guide={kind === 'selfie' ? 'selfie' : 'id_card'}
          {...texts[kind]}
          {...(corrected ? { hint: t('again.any') } : { takenElsewhere: true })}
        />
      ))}
    </section>
  );
}

/** The skeleton of {@link PhotoSlots}. */
export function PhotoSlotsSkeleton() {
  return (
    <div className="mt-5">
      {photoKinds.map((kind) => (
        <div key={kind} className="field">
          <div className="photo-slot">
            <div className="photo-slot__picture" />
            <div className="photo-slot__body">
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
