'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { StepWaiting } from '@/app/application/step-waiting';
import { useStepLoad } from '@/app/application/use-step-load';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { BasicForm } from './basic-form';
import { BasicSkeleton } from './basic-skeleton';
import './screen.css';

/** The first step of the application: the basic information with the selfie (contract.md section 5). */
export const screen = defineScreen({
  /** `fix=1`: the person came from Home to correct something, and goes back there. */
  query: v.object({ fix: v.optional(v.string()) }),
  Screen: StepBasic,
  needsLogin: true,
});

function StepBasic({ fix }: { fix?: string }) {
  const t = useTranslations('stepBasic');
  const lists = useCall('app/get_list_page1_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_basic_info', {}, { keepPreviousData: true });
  const load = useStepLoad('basic', { lists, saved });
  if (load.name === 'ready') return <BasicForm {...load} fix={fix === '1'} />;
  return (
    <StepWaiting step="basic" title={t('title')} load={load}>
      <BasicSkeleton />
    </StepWaiting>
  );
}
