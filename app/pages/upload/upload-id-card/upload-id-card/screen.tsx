'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { StepFallback } from '@/app/application/step-fallback';
import { useStepLoad } from '@/app/application/use-step-load';
import { SkeletonHead } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { PhotoGuide } from './photo-guide';
import { PhotoSlotsSkeleton } from './photo-slots';
import { PhotosForm } from './photos-form';
import { useSubmitApplication } from './use-submit-application';
import './screen.css';

/**
 * The last step of the application: both sides of the ID card, the selfie, and the submission (contract.md
 * section 5). A correction (`fix=1`) works the same.
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
  // Between the response and the next screen the account is already in review; the form stays mounted.
  if (submission.submitting && home.data) {
    return <PhotosForm home={home.data} submission={submission} review={review} />;
  }
  if (load.name === 'ready') {
    return <PhotosForm home={load.lists} submission={submission} review={review} />;
  }
  return (
    <StepFallback step="id_card" title={t('title')} load={load}>
      <div className="mt-2">
        <SkeletonHead />
        <PhotoGuide />
        <PhotoSlotsSkeleton />
      </div>
    </StepFallback>
  );
}
