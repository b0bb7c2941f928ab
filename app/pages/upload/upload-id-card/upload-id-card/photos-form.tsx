import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepNotices } from '@/app/application/step-form';
import { stepPath } from '@/app/application/step-path';
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
import {
  hasAllPhotos,
  photosToFix,
  type SubmissionBlocker,
  useBlockerText,
} from './submission-blocker';
import type { ApplicationPhotos } from './use-photos';

// Optional: the photos neither wait for its chunk nor fail with it.
const ConsentSection = lazy(() =>
  import('@/app/consent/consent-section').then(
    ({ ConsentSection }) => ({ default: ConsentSection }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  home: Home;
  photos: ApplicationPhotos;
  /** Why the application cannot be submitted yet. */
  blocker: SubmissionBlocker | undefined;
  /** The review that requested new photos. */
  review?: Review;
};

/** The photos of the ID card and the selfie, the consents, and the button that opens the summary. */
export function PhotosForm({ home, photos, blocker, review }: Props) {
  const t = useTranslations('uploadIdCard');
  const blockerText = useBlockerText();
  const router = useRouter();
  const userId = useStored('user_id');
  const isUnnamed = home.state === 'not_approved' && !hasAllPhotos(home) && !photosToFix(home);

  function showBlocker(shown: SubmissionBlocker) {
    if (shown.reason === 'step') router.push(stepPath(shown.step));
    else showField(ids.photo(shown.kind));
  }
  function openSummary() {
    router.push(stepPath('submit'), { summary: '1' });
  }
  return (
    <ApplicationFrame
      step="id_card"
      dock={
        <Dock>
          <Button
            id={ids.review}
            waiting={blocker && blockerText(blocker)}
            onClick={() => (blocker ? showBlocker(blocker) : openSummary())}
          >
            {t('review')}
          </Button>
        </Dock>
      }
    >
      <h1 className="mt-2">{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <StepNotices review={review} />
      <PhotoGuide />
      <PhotoSlots photos={photos} corrected={isUnnamed} />
      <div className="mt-5">
        <Notice icon={iconLock}>{t('privacy')}</Notice>
      </div>
      <Suspense>{userId && <ConsentSection userId={userId} />}</Suspense>
    </ApplicationFrame>
  );
}
