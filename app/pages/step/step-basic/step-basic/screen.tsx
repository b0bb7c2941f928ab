'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { StepFallback } from '@/app/application/step-fallback';
import { StepForm } from '@/app/application/step-form';
import {
  type StepQuery,
  stepQuery,
  useOpenNextStep,
  useStepForm,
} from '@/app/application/use-step-form';
import { useStepLoad } from '@/app/application/use-step-load';
import { Section } from '@/components/section/section';
import { Select } from '@/components/select/select';
import { SkeletonForm, SkeletonHead, SkeletonSection } from '@/components/skeleton/skeleton';
import { saveBasicInfo } from '@/lib/api/calls/application';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { calendarDateOf } from '@/lib/chile/santiago';
import { defineScreen } from '@/lib/router/define-screen';
import { serverNow } from '@/lib/server-time/server-time';
import { AddressSection } from './address-section';
import {
  type BasicForm,
  type BasicIn,
  type BasicOut,
  basicFieldOf,
  basicSchema,
  initialBasic,
  toBasicInfo,
} from './basic-schema';
import { IdentitySection } from './identity-section';
import { OverdueSection, useAnswerErrors } from './overdue-section';
import { ids } from './screen.ids';
import { SelfieSection } from './selfie-section';
import './screen.css';

/** The first step of the application: the basic information and the selfie (contract.md section 5). */
export const screen = defineScreen({
  query: stepQuery,
  Screen: StepBasic,
  needsLogin: true,
});

function StepBasic(query: StepQuery) {
  const t = useTranslations('stepBasic');
  const lists = useCall('app/get_list_page1_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_basic_info', {}, { keepPreviousData: true });
  const load = useStepLoad('basic', { lists, saved });
  if (load.name === 'ready') return <BasicStep {...load} query={query} />;
  return (
    <StepFallback step="basic" title={t('title')} load={load}>
      <div className="mt-5">
        <SkeletonHead lines={2} />
        {[5, 3, 3].map((fields, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections have no identity
          <SkeletonSection key={section}>
            <SkeletonForm fields={fields} />
          </SkeletonSection>
        ))}
      </div>
    </StepFallback>
  );
}

type Props = { lists: BasicOptions; saved: BasicInfo | null; review?: Review; query: StepQuery };

function BasicStep({ lists, saved, review, query }: Props) {
  const t = useTranslations('stepBasic');
  const tStep = useTranslations('application');
  const [today] = useState(() => calendarDateOf(serverNow()));
  const questions = lists.overdue_questions;
  const answerError = useAnswerErrors(questions);
  const schema = useMemo(() => basicSchema({ questions, today }), [questions, today]);
  const form = useStepForm<BasicIn, BasicOut>({
    name: 'basic',
    schema,
    initial: useState(() => initialBasic(schema, saved))[0],
    omit: ['selfie'],
    save: (values) => saveBasicInfo(toBasicInfo(values, questions)),
    onSaved: useOpenNextStep(query),
    fieldOf: (wireName) => basicFieldOf(wireName, questions),
  });
  const { attempt, items } = form.summary;
  const summary = {
    attempt,
    items: items.map(({ id, message }) => ({ id, message: answerError(id, message) })),
  };
  return (
    <StepForm
      step="basic"
      form={{ ...form, summary }}
      ids={ids}
      title={t('title')}
      lede={t('lede')}
      submitLabel={tStep(query.fix || query.back ? 'saveFix' : 'save')}
      review={review}
    >
      <IdentitySection form={form} genders={lists.gender} today={today} />
      <SelfieSection form={form} />
      <AddressSection form={form} />
      <WorkSection form={form} lists={lists} />
      <OverdueSection form={form} questions={questions} />
    </StepForm>
  );
}

/** Education, industry and the purpose of the loan. */
function WorkSection({ form, lists }: { form: BasicForm; lists: BasicOptions }) {
  const t = useTranslations('stepBasic');
  return (
    <Section title={t('work')}>
      <Select
        label={t('education')}
        placeholder={t('educationChoose')}
        options={lists.education}
        {...form.chosen('education')}
      />
      <Select
        label={t('industry')}
        placeholder={t('industryChoose')}
        options={lists.industry}
        {...form.chosen('industry')}
      />
      <Select
        label={t('purpose')}
        placeholder={t('purposeChoose')}
        options={lists.loan_purpose}
        {...form.chosen('loan_purpose')}
      />
    </Section>
  );
}
