import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepNotices } from '@/app/application/step-notices';
import { stepPath } from '@/app/application/step-path';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Home, Review } from '@/lib/api/schemas/home';
import { useRouter } from '@/lib/router/use-router';
import { useStored } from '@/lib/storage/use-stored';
import { PhotoGuide } from './photo-guide';
import { PhotoSlots } from './photo-slots';
import { ids } from './screen.ids';
import type { HandIn } from './use-hand-in';
import { useMissingWords } from './use-missing-words';
import { usePhotos } from './use-photos';
import { hasAllPhotos, type Missing, whatIsMissing } from './what-is-missing';

// Below the photos, which neither wait for it nor fail with it.
const ConsentSection = lazy(() =>
  import('@/app/consent/consent-section').then(
    ({ ConsentSection }) => ({ default: ConsentSection }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  home: Home;
  handIn: HandIn;
  /** A review that asked for other photos. */
  review?: Review;
};

/** The photos of the ID card and the selfie, and the handing in of it all. */
export function Photos({ home, handIn, review }: Props) {
  const t = useTranslations('uploadIdCard');
  const words = useMissingWords();
  const router = useRouter();
  const photos = usePhotos(home);
  const userId = useStored('user_id');
  const { id_front, id_back, selfie } = photos;
  const missing = whatIsMissing(
    { id_front: id_front.status, id_back: id_back.status, selfie: selfie.status },
    home,
  );
  const inCorrection = home.state === 'not_approved';

  function leadTo(open: Missing) {
    if (open.what === 'step') router.push(stepPath(open.step));
    else showField(ids.photo(open.kind));
  }
  return (
    <ApplicationFrame
      step="id_card"
      dock={
        <Dock>
          {handIn.failure && (
            <div className="upload-id-card__failure">
              <ApiErrorNotice error={handIn.failure} id={ids.failure} />
            </div>
          )}
          <Button
            id={ids.submit}
            loading={handIn.underWay}
            waiting={missing && !handIn.underWay ? words(missing) : undefined}
            onClick={() => (missing ? leadTo(missing) : handIn.send())}
          >
            {t('submit')}
          </Button>
        </Dock>
      }
    >
      <h1 className="mt-2">{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <StepNotices review={review} restored={false} />
      <PhotoGuide />
      <PhotoSlots photos={photos} corrected={inCorrection && !hasAllPhotos(home)} />
      <div className="mt-5">
        <Notice icon={iconLock}>{t('privacy')}</Notice>
      </div>
      <Suspense>{userId && <ConsentSection userId={userId} />}</Suspense>
    </ApplicationFrame>
  );
}
