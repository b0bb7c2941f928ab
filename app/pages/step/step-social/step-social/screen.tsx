'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ChoiceField } from '@/app/application/choice-field';
import { PagedStepForm } from '@/app/application/paged-step-form';
import { StepFallback } from '@/app/application/step-fallback';
import { partOf, type StepPage, type StepQuery, stepQuery } from '@/app/application/step-pages';
import { usePagedForm } from '@/app/application/use-paged-form';
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
import { pageOf } from './social-pages';
import {
  initialSocial,
  type SocialForm,
  type SocialIn,
  type SocialOut,
  socialSchema,
  toExtraInfo,
} from './social-schema';

/** The second step of the application: work and salary, then two contacts (contract.md section 5). */
export const screen = defineScreen({ query: stepQuery, Screen: StepSocial, needsLogin: true });

function StepSocial(query: StepQuery) {
  const lists = useCall('app/get_list_page2_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_extra_info', {}, { keepPreviousData: true });
  const load = useStepLoad('social', { lists, saved });
  const { page } = query;
  const { titles, lede } = useHeading(page);
  if (load.name === 'ready') return <SocialStep {...load} query={query} />;
  return (
    <StepFallback step="social" part={partOf(page)} title={titles[page]} lede={lede} load={load}>
      {page === '1' ? (
        <SkeletonForm fields={3} />
      ) : (
        <SkeletonSection>
          <SkeletonForm fields={3} />
        </SkeletonSection>
      )}
    </StepFallback>
  );
}

/** The fields, each called as its label. */
const labels = ['employment', 'salary', 'marital', 'name', 'phone', 'relationship'] as const;

type Props = { lists: ExtraOptions; saved: ExtraInfo | null; review?: Review; query: StepQuery };

function SocialStep({ lists, saved, review, query }: Props) {
  const schema = useMemo(() => socialSchema(readValue('phone') ?? ''), []);
  const form = usePagedForm<SocialIn, SocialOut>({
    name: 'social',
    schema,
    initial: useState(() => initialSocial(schema, saved))[0],
    save: (values) => saveExtraInfo(toExtraInfo(values)),
    nameOf: useFieldName(),
    query,
    pageOf,
  });
  return (
    <PagedStepForm step="social" form={form} ids={ids} {...useHeading(query.page)} review={review}>
      {query.page === '1' ? (
        <WorkFields form={form} lists={lists} />
      ) : (
        <>
          <ContactSection form={form} index={0} relationships={lists.relationship} />
          <ContactSection form={form} index={1} relationships={lists.relationship} />
        </>
      )}
    </PagedStepForm>
  );
}

/** The titles of the pages, and what the one on screen says below its own. */
function useHeading(page: StepPage) {
  const t = useTranslations('stepSocial');
  return {
    titles: { 1: t('title'), 2: t('contacts') },
    lede: page === '2' ? t('contactHint') : undefined,
  };
}

/** Returns a field's name for the error summary: its label, and of which contact. */
function useFieldName(): (path: string) => string {
  const t = useTranslations('stepSocial');
  return (path) => {
    const [field = '', index, part] = path.split('.');
    const label = labels.find((one) => one === (part ?? field)) ?? 'employment';
    return part ? t('contactField', { field: t(label), number: Number(index) + 1 }) : t(label);
  };
}

/** Employment, salary and marital status. The ranges of a salary are a list, as each would break in a chip. */
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
      <Select
        label={t('salary')}
        placeholder={t('salaryChoose')}
        options={lists.salary}
        {...form.chosen('salary')}
      />
      <ChoiceField
        label={t('marital')}
        placeholder={t('maritalChoose')}
        options={lists.marital}
        {...form.chosen('marital')}
      />
    </div>
  );
}
