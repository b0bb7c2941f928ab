'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import * as v from 'valibot';
import { StepFallback } from '@/app/application/step-fallback';
import { stepPath } from '@/app/application/step-path';
import { redirectToastMs, useStepLoad } from '@/app/application/use-step-load';
import type { Home, Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useRouter } from '@/lib/router/use-router';
import { showToast } from '@/lib/toast/toast';
import { PhotoGuide } from './photo-guide';
import { PhotoSlotsSkeleton } from './photo-slots';
import { PhotosForm } from './photos-form';
import { findSubmissionBlocker } from './submission-blocker';
import { Summary } from './summary';
import { usePhotos } from './use-photos';
import { type Submission, useSubmitApplication } from './use-submit-application';

/**
 * The last step of the application: both sides of the ID card, the selfie, the summary and the submission
 * (contract.md section 5). A correction (`fix=1`) works the same.
 */
export const screen = defineScreen({
  /** `summary=1`: shows the summary, once the photos are complete. */
  query: v.object({ fix: v.optional(v.string()), summary: v.optional(v.string()) }),
  Screen: UploadIdCard,
  needsLogin: true,
});

function UploadIdCard({ summary }: { summary?: string }) {
  const t = useTranslations('uploadIdCard');
  const home = useCall('app/home', {}, { quiet: true });
  const load = useStepLoad('id_card', { lists: home, saved: home });
  const submission = useSubmitApplication();
  const review = load.name === 'ready' ? load.review : undefined;
  // Between the response and the next screen the account is already in review; the summary stays mounted.
  const isOpen = load.name === 'ready' || submission.submitting;
  if (isOpen && home.data) {
    return (
      <PhotosAndSummary
        home={home.data}
        review={review}
        submission={submission}
        wantsSummary={summary === '1'}
      />
    );
  }
  return (
    <StepFallback
      step="id_card"
      progress={{ number: 1, total: 3 }}
      title={t('title')}
      lede={t('lede')}
      compact
      load={load.name === 'ready' ? { name: 'loading' } : load}
    >
      <PhotoGuide />
      <PhotoSlotsSkeleton />
    </StepFallback>
  );
}

type Props = {
  home: Home;
  /** The review that requested new photos. */
  review?: Review;
  submission: Submission;
  wantsSummary: boolean;
};

/** The photos, then the summary; an address of the summary leads to the photos while one is missing. */
function PhotosAndSummary({ home, review, submission, wantsSummary }: Props) {
  const router = useRouter();
  const stepFirst = useTranslations('application')('stepFirst');
  const photos = usePhotos(home);
  const { id_front, id_back, selfie } = photos;
  const blocker = findSubmissionBlocker(
    { id_front: id_front.status, id_back: id_back.status, selfie: selfie.status },
    home,
  );
  const isTooEarly = wantsSummary && blocker !== undefined && !submission.submitting;
  useEffect(() => {
    if (!isTooEarly) return;
    showToast(stepFirst, redirectToastMs);
    router.replace(stepPath('id_card'));
  }, [isTooEarly, router, stepFirst]);
  if (wantsSummary && !isTooEarly) return <Summary photos={photos} submission={submission} />;
  return <PhotosForm home={home} photos={photos} blocker={blocker} review={review} />;
}
