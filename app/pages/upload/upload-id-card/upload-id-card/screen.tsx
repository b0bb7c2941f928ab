'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { StepFallback } from '@/app/application/step-fallback';
import { useStepLoad } from '@/app/application/use-step-load';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { PhotoGuide } from './photo-guide';
import { PhotoSlotsSkeleton } from './photo-slots';
import { PhotosForm } from './photos-form';
import { hasAllPhotos } from './submission-blocker';
import { useSubmitApplication } from './use-submit-application';

/**
 * The last step of the application: both sides of the ID card, the selfie, the summary and the submission
 * (contract.md section 5). A correction (`fix=1`) works the same.
 */
export const screen = defineScreen({
  query: v.object({ fix: v.optional(v.string()) }),
  Screen: UploadIdCard,
  needsLogin: true,
});

function UploadIdCard() {
  const t = useTranslations('uploadIdCard');
  const home = useCall('app/home', {}, { quiet: true });
  const load = useStepLoad('id_card', { lists: home, saved: home });
  const submission = useSubmitApplication();
  const review = load.name === 'ready' ? load.review : undefined;
  // Between the response and the next screen the account is already in review; the summary stays mounted.
  const isOpen = load.name === 'ready' || submission.submitting;
  if (isOpen && home.data) {
    return <PhotosForm home={home.data} review={review} submission={submission} />;
  }
  const isSummary = home.data !== undefined && hasAllPhotos(home.data);
  return (
    <StepFallback
      step="id_card"
      progress={{ number: isSummary ? 3 : 1, total: 3 }}
      title={isSummary ? t('summary.title') : t('title')}
      lede={isSummary ? t('summary.lede') : t('lede')}
      compact
      load={load.name === 'ready' ? { name: 'loading' } : load}
    >
      {!isSummary && <PhotoGuide />}
      <PhotoSlotsSkeleton inSummary={isSummary} />
    </StepFallback>
  );
}
