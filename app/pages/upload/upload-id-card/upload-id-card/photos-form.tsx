import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepNotices } from '@/app/application/step-form';
import { StepHead } from '@/app/application/step-head';
import { stepPath } from '@/app/application/step-path';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Home, Review } from '@/lib/api/schemas/home';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';
import { useStored } from '@/lib/storage/use-stored';
import { PhotoGuide } from './photo-guide';
import { PhotoSlots } from './photo-slots';
import { ids } from './screen.ids';
import {
  hasAllPhotos,
  isSolvable,
  photosToFix,
  type SubmissionBlocker,
  useSolutionText,
} from './submission-blocker';
import { type ApplicationPhotos, photoProgress } from './use-photos';

// Optional: the photos neither wait for its chunk nor fail with it.
const ConsentSection = lazyPart(
  async () => (await import('@/app/consent/consent-section')).ConsentSection,
  null,
);

type Props = {
  home: Home;
  photos: ApplicationPhotos;
  /** Why the application cannot be submitted yet. */
  blocker: SubmissionBlocker | undefined;
  /** The review that requested new photos. */
  review?: Review;
};

/** The photos of the ID card and the selfie, the consents, and the button for what comes next. */
export function PhotosForm({ home, photos, blocker, review }: Props) {
  const t = useTranslations('uploadIdCard');
  const userId = useStored('user_id');
  const linkTo = useLinkTo();
  // Who has all photos needs no advice on taking them.
  const isTaking = blocker !== undefined && blocker.reason !== 'step';
  const isUnnamed = home.state === 'not_approved' && !hasAllPhotos(home) && !photosToFix(home);
  return (
    <ApplicationFrame
      step="id_card"
      progress={photoProgress(photos)}
      dock={
        <Dock>
          <NextButton photos={photos} blocker={blocker} />
        </Dock>
      }
    >
      <StepHead title={t('title')} lede={isTaking ? t('lede') : undefined} compact />
      <StepNotices
        review={review}
        toRun={review?.fix?.includes('basic') ? linkTo(stepPath('basic'), { fix: '1' }) : undefined}
      />
      {isTaking && <PhotoGuide />}
      <PhotoSlots photos={photos} corrected={isUnnamed} />
      <div className="mt-5">
        <Notice icon={iconLock}>{t('privacy')}</Notice>
      </div>
      {/* Below photos that are not taken yet it would be a question about nothing. */}
      <Suspense>{!isTaking && userId && <ConsentSection userId={userId} />}</Suspense>
    </ApplicationFrame>
  );
}

/** What comes next: one photo after the other, another step to correct, then the summary. */
function NextButton({ photos, blocker }: Pick<Props, 'photos' | 'blocker'>) {
  const t = useTranslations('uploadIdCard');
  const solutionText = useSolutionText();
  const router = useRouter();
  function solve() {
    if (!blocker) router.push(stepPath('submit'), { summary: '1' });
    else if (blocker.reason === 'step') router.push(stepPath(blocker.step));
    else if (!isSolvable(blocker)) showField(ids.photo(blocker.kind));
    else if (blocker.reason === 'notSent') photos[blocker.kind].slot.onRetry();
    else photos[blocker.kind].slot.onTake();
  }
  const solvable = blocker && isSolvable(blocker) ? blocker : undefined;
  const isUploading = blocker?.reason === 'uploading';
  const takes = solvable?.reason === 'unknown' || solvable?.reason === 'rejected';
  return (
    <Button
      id={ids.review}
      icon={takes ? iconCamera : undefined}
      loading={isUploading}
      waiting={blocker?.reason === 'corrected' ? t('missing') : undefined}
      opens={blocker?.reason !== 'notSent'}
      onClick={solve}
    >
      {isUploading ? t('uploading') : solvable ? solutionText(solvable) : t('review')}
    </Button>
  );
}
