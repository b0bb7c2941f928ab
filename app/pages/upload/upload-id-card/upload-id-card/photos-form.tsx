import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepNotices } from '@/app/application/step-form';
import { StepHead } from '@/app/application/step-head';
import { stepPath } from '@/app/application/step-path';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconLock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Home, Review } from '@/lib/api/schemas/home';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';
import { useStored } from '@/lib/storage/use-stored';
import { PhotoGuide } from './photo-guide';
import { PhotoSlots } from './photo-slots';
import { ids } from './screen.ids';
import {
  findSubmissionBlocker,
  hasAllPhotos,
  isSolvable,
  photosToFix,
  type SubmissionBlocker,
  useSolutionText,
} from './submission-blocker';
import { Summary } from './summary';
import { type ApplicationPhotos, photoProgress, usePhotos } from './use-photos';
import type { Submission } from './use-submit-application';
import { useSummary } from './use-summary';

// Optional: the photos neither wait for its chunk nor fail with it.
const ConsentSection = lazyPart(
  async () => (await import('@/app/consent/consent-section')).ConsentSection,
  null,
);

type Props = {
  home: Home;
  /** The review that requested new photos. */
  review?: Review;
  submission: Submission;
};

/**
 * The photos of the ID card and the selfie, and the button for what comes next. Once nothing blocks the submission, the
 * summary: below the photos all that was given, each to correct, the consents, and the button that submits all this.
 */
export function PhotosForm({ home, review, submission }: Props) {
  const t = useTranslations('uploadIdCard');
  const userId = useStored('user_id');
  const linkTo = useLinkTo();
  const { submitting } = submission;
  // What is being submitted, and is removed from this device, is not missing.
  const photos = usePhotos(submitting ? { ...home, state: 'review' } : home);
  const { id_front, id_back, selfie } = photos;
  const statuses = { id_front: id_front.status, id_back: id_back.status, selfie: selfie.status };
  const blocker = submitting ? undefined : findSubmissionBlocker(statuses, home);
  const summary = useSummary(!blocker);
  // Who has all photos needs no advice on taking them, nor a face that of a card.
  const taken = blocker?.reason !== 'step' ? blocker?.kind : undefined;
  const isUnnamed = home.state === 'not_approved' && !hasAllPhotos(home) && !photosToFix(home);
  const isShown = !blocker && summary.data !== undefined;
  const isLoading = !blocker && !isShown && !summary.error;
  return (
    <ApplicationFrame
      step="id_card"
      progress={photoProgress(photos)}
      busy={isLoading}
      dock={
        blocker ? (
          <Dock>
            <NextButton photos={photos} blocker={blocker} />
          </Dock>
        ) : (
          (isLoading || isShown) && (
            <Dock note={t('summary.note', { minutes: usualAuditMinutes })}>
              <div className="stack">
                <ApiErrorNotice
                  error={submission.failure}
                  id={ids.failure}
                  lost={t('summary.lost')}
                />
                <Button
                  id={ids.submit}
                  variant={isLoading ? 'soft' : 'primary'}
                  // What is being fetched anew may have been corrected in another tab.
                  loading={isLoading || submitting || summary.isRefreshing}
                  onClick={submission.submit}
                >
                  {t('summary.submit')}
                </Button>
              </div>
            </Dock>
          )
        )
      }
    >
      <StepHead
        title={blocker ? t('title') : t('summary.title')}
        lede={blocker ? taken && t(taken === 'selfie' ? 'ledeSelfie' : 'lede') : t('summary.lede')}
        compact
        quiet={blocker !== undefined}
      />
      {blocker && (
        <StepNotices
          review={review}
          toRun={
            review?.fix?.includes('basic') ? linkTo(stepPath('basic'), { fix: '1' }) : undefined
          }
        />
      )}
      {taken && taken !== 'selfie' && <PhotoGuide />}
      {/* What is changed while the rest is sent would be lost. */}
      <div inert={submitting}>
        <PhotoSlots
          photos={photos}
          inSummary={!blocker}
          next={isUnnamed ? undefined : taken}
          corrected={isUnnamed}
        />
        <div className="mt-5">
          <Notice icon={iconLock}>{t('privacy')}</Notice>
        </div>
        {!blocker && (
          <div className="upload-id-card__given">
            <Summary call={summary} />
          </div>
        )}
        <Suspense>{isShown && userId && <ConsentSection userId={userId} />}</Suspense>
      </div>
    </ApplicationFrame>
  );
}

type NextButtonProps = { photos: ApplicationPhotos; blocker: SubmissionBlocker };

/** What comes next: one photo after the other, then another step to correct. */
function NextButton({ photos, blocker }: NextButtonProps) {
  const t = useTranslations('uploadIdCard');
  const solutionText = useSolutionText();
  const router = useRouter();
  function solve() {
    if (blocker.reason === 'step') router.push(stepPath(blocker.step));
    else if (!isSolvable(blocker)) showField(ids.photo(blocker.kind));
    else if (blocker.reason === 'notSent') photos[blocker.kind].slot.onRetry();
    else photos[blocker.kind].slot.onTake();
  }
  const isUploading = blocker.reason === 'uploading';
  return (
    <Button
      id={ids.next}
      icon={blocker.reason === 'unknown' || blocker.reason === 'rejected' ? iconCamera : undefined}
      variant={isUploading ? 'soft' : 'primary'}
      loading={isUploading}
      waiting={blocker.reason === 'corrected' ? t('missing') : undefined}
      opens={blocker.reason !== 'notSent'}
      onClick={solve}
    >
      {isUploading
        ? t('uploading')
        : isSolvable(blocker)
          ? solutionText(blocker)
          : t('summary.submit')}
    </Button>
  );
}
