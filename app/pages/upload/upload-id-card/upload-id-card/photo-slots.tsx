import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhotoBack, PhotoFront, PhotoSelfie } from '@/components/art/photo-art';
import { classes } from '@/components/foundation/classes';
import { Bone } from '@/components/skeleton/skeleton';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoField } from './photo-field';
import { ids } from './screen.ids';
import { photoKinds } from './submission-blocker';
import type { ApplicationPhotos } from './use-photos';

/** The drawing of each photo, for one that this device has no picture of. */
const photoArt: Record<ImageKind, ReactNode> = {
  id_front: <PhotoFront />,
  id_back: <PhotoBack />,
  selfie: <PhotoSelfie />,
};

type Props = {
  photos: ApplicationPhotos;
  /** They are a section of the summary: with its title, and small. */
  inSummary: boolean;
  /** The one to take or to wait for now. */
  next?: ImageKind;
  /** A review requested new photos without naming them; its text says which. */
  corrected: boolean;
};

/** The slots of the three photos. They stay the same elements in the summary, so that their buttons keep the focus. */
export function PhotoSlots({ photos, inSummary, next, corrected }: Props) {
  const t = useTranslations('uploadIdCard');
  const title = useTranslations('application.steps')('photos');
  const texts = {
    id_front: { title: t('front'), hint: t('frontHint') },
    id_back: { title: t('back'), hint: t('backHint') },
    selfie: { title: t('selfie'), hint: t('selfieHint') },
  };
  function turnOf(kind: ImageKind) {
    if (kind === next) return 'now';
    return next && photos[kind].slot.state.name === 'idle' ? 'later' : undefined;
  }
  return (
    <section className="section section--near" aria-label={title}>
      {inSummary && <h2>{title}</h2>}
      <div className={inSummary ? 'photo-slots' : undefined}>
        {photoKinds.map((kind) => (
          <PhotoField
            key={kind}
            id={ids.photo(kind)}
            photo={photos[kind]}
            art={photoArt[kind]}
            guide={kind === 'selfie' ? 'selfie' : 'id_card'}
            small={inSummary}
            turn={turnOf(kind)}
            {...texts[kind]}
            {...(corrected ? { hint: t('again.any') } : { takenElsewhere: true })}
          />
        ))}
      </div>
    </section>
  );
}

/** The skeleton of {@link PhotoSlots}. */
export function PhotoSlotsSkeleton({ inSummary }: Pick<Props, 'inSummary'>) {
  return (
    <div className={classes('section section--near', inSummary && 'photo-slots')}>
      {photoKinds.map((kind) => (
        <div key={kind} className="field">
          <div
            className={classes(
              'photo-slot',
              inSummary ? 'photo-slot--small' : kind !== 'id_front' && 'photo-slot--later',
            )}
          >
            <div className="photo-slot__picture" />
            <div className="photo-slot__body">
              <Bone width={60} />
              {!inSummary && kind === 'id_front' && <Bone />}
              {inSummary && <Bone shape="control" />}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
