import { useTranslations } from 'next-intl';
import { PhotoField } from '@/app/application/photo-field';
import { PhotoBack, PhotoFront, PhotoSelfie } from '@/components/art/photo-art';
import type { ImageKind } from '@/lib/api/schemas/application';
import { ids } from './screen.ids';
import type { TakenPhoto } from './use-photos';

type Props = {
  photos: Record<ImageKind, TakenPhoto>;
  /** A review asked for another photo, so that what to take anew depends on its words. */
  corrected: boolean;
};

/** The three photos, each with its own state. */
export function PhotoSlots({ photos, corrected }: Props) {
  const t = useTranslations('uploadIdCard');
  const again = corrected ? t('again') : undefined;
  return (
    <section className="mt-5" aria-label={t('photos')}>
      <PhotoField
        id={ids.photo('id_front')}
        photo={photos.id_front}
        title={t('front')}
        hint={again ?? t('frontHint')}
        art={<PhotoFront />}
        guide="id_card"
      />
      <PhotoField
        id={ids.photo('id_back')}
        photo={photos.id_back}
        title={t('back')}
        hint={again ?? t('backHint')}
        art={<PhotoBack />}
        guide="id_card"
      />
      <PhotoField
        id={ids.photo('selfie')}
        photo={photos.selfie}
        title={t('selfie')}
        hint={again ?? t('selfieHint')}
        art={<PhotoSelfie />}
        guide="selfie"
      />
    </section>
  );
}
