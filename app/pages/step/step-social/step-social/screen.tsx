'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { StepWaiting } from '@/app/application/step-waiting';
import { useStepLoad } from '@/app/application/use-step-load';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { SocialForm } from './social-form';
import { SocialSkeleton } from './social-skeleton';

/** The second step of the application: work, salary and two contacts (contract.md section 5). */
export const screen = defineScreen({
  /** `fix=1`: the person came from Home to correct something, and goes back there. */
  query: v.object({ fix: v.optional(v.string()) }),
  Screen: StepSocial,
  needsLogin: true,
});

function StepSocial({ fix }: { fix?: string }) {
  const t = useTranslations('stepSocial');
  const lists = useCall('app/get_list_page2_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_extra_info', {}, { keepPreviousData: true });
  const load = useStepLoad('social', { lists, saved });
  if (load.name === 'ready') return <SocialForm {...load} fix={fix === '1'} />;
  return (
    <StepWaiting step="social" title={t('title')} load={load}>
      <SocialSkeleton />
    </StepWaiting>
  );
}
