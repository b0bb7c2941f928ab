'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ChoiceField } from '@/app/application/choice-field';
import { StepFallback } from '@/app/application/step-fallback';
import { StepForm } from '@/app/application/step-form';
import {
  type StepQuery,
  stepQuery,
  useOpenNextStep,
  useStepForm,
} from '@/app/application/use-step-form';
import { useStepLoad } from '@/app/application/use-step-load';
import { Select } from '@/components/select/select';
import { SkeletonForm, SkeletonSection } from '@/components/skeleton/skeleton';
import { saveExtraInfo } from '@/lib/api/calls/application';
import type { ExtraInfo, ExtraOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { readValue } from '@/lib/storage/values';
import { ContactSection } from './contact-section';
import { ids } from './screen.ids';
import {
  initialSocial,
  type SocialForm,
  type SocialIn,
  type SocialOut,
  socialSchema,
  toExtraInfo,
} from './social-schema';

/** The second step of the application: work, salary and two contacts (contract.md section 5). */
export const screen = defineScreen({
  query: stepQuery,
  Screen: StepSocial,
  needsLogin: true,
});

function StepSocial(query: StepQuery) {
  const t = useTranslations('stepSocial');
  const lists = useCall('app/get_list_page2_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_extra_info', {}, { keepPreviousData: true });
  const load = useStepLoad('social', { lists, saved });
  if (load.name === 'ready') return <SocialStep {...load} query={query} />;
  return (
    <StepFallback step="social" title={t('title')} lede={t('lede')} load={load}>
      <SkeletonForm fields={3} />
      <SkeletonSection>
        <SkeletonForm fields={3} />
      </SkeletonSection>
    </StepFallback>
  );
}

type Props = { lists: ExtraOptions; saved: ExtraInfo | null; review?: Review; query: StepQuery };

function SocialStep({ lists, saved, review, query }: Props) {
  const t = useTranslations('stepSocial');
  const tStep = useTranslations('application');
  const schema = useMemo(() => socialSchema(readValue('phone') ?? ''), []);
  const form = useStepForm<SocialIn, SocialOut>({
    name: 'social',
    schema,
    initial: useState(() => initialSocial(schema, saved))[0],
    save: (values) => saveExtraInfo(toExtraInfo(values)),
    onSaved: useOpenNextStep(query),
  });
  return (
    <StepForm
      step="social"
      form={form}
      ids={ids}
      title={t('title')}
      lede={t('lede')}
      submitLabel={tStep(query.fix || query.back ? 'saveFix' : 'save')}
      review={review}
    >
      <WorkFields form={form} lists={lists} />
      <ContactSection form={form} index={0} relationships={lists.relationship} />
      <ContactSection form={form} index={1} relationships={lists.relationship} />
    </StepForm>
  );
}

/** Employment, salary and marital status, which the screen's title names. */
function WorkFields({ form, lists }: { form: SocialForm; lists: ExtraOptions }) {
  const t = useTranslations('stepSocial');
  return (
    <div className="mt-5">
      <ChoiceField
        label={t('employment')}
        placeholder={t('employmentChoose')}
        options={lists.employment}
        {...form.chosen('employment')}
      />
      <ChoiceField
        label={t('salary')}
        placeholder={t('salaryChoose')}
        options={lists.salary}
        {...form.chosen('salary')}
      />
      <Select
        sheet
        label={t('marital')}
        placeholder={t('maritalChoose')}
        options={lists.marital}
        {...form.chosen('marital')}
      />
    </div>
  );
}
