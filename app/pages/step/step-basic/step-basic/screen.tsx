'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PagedStepForm } from '@/app/application/paged-step-form';
import { StepFallback } from '@/app/application/step-fallback';
import { doubtsRun } from '@/app/application/step-form';
import { partOf, type StepPage, type StepQuery, stepQuery } from '@/app/application/step-pages';
import { usePagedForm } from '@/app/application/use-paged-form';
import { useStepLoad } from '@/app/application/use-step-load';
import { SkeletonForm } from '@/components/skeleton/skeleton';
import { saveBasicInfo } from '@/lib/api/calls/application';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useToday } from '@/lib/server-time/use-today';
import { pageOf } from './basic-pages';
import {
  type BasicIn,
  type BasicOut,
  basicFieldOf,
  basicSchema,
  initialBasic,
  toBasicInfo,
} from './basic-schema';
import { IdentitySection } from './identity-section';
import { LifePage } from './life-page';
import { ids } from './screen.ids';
import { useFieldName } from './use-field-name';

/** The first step of the application: the basic information (contract.md section 5). */
export const screen = defineScreen({ query: stepQuery, Screen: StepBasic, needsLogin: true });

/** Fields on each page, for its skeleton. */
const fieldCounts = { 1: 6, 2: 6 } as const;

function StepBasic(query: StepQuery) {
  const lists = useCall('app/get_list_page1_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_basic_info', {}, { keepPreviousData: true });
  const load = useStepLoad('basic', { lists, saved });
  const { page } = query;
  const { titles, lede } = useHeading(page);
  if (load.name === 'ready') return <BasicStep {...load} query={query} />;
  return (
    <StepFallback step="basic" part={partOf(page)} title={titles[page]} lede={lede} load={load}>
      <SkeletonForm fields={fieldCounts[page]} />
    </StepFallback>
  );
}

type Props = { lists: BasicOptions; saved: BasicInfo | null; review?: Review; query: StepQuery };

function BasicStep({ lists, saved, review, query }: Props) {
  const today = useToday();
  const questions = lists.overdue_questions;
  const { page } = query;
  const t = useTranslations('stepBasic');
  const cities = useCall('app/get_area', page === '1' ? null : {}, { quiet: true });
  const schema = useMemo(() => basicSchema({ questions, today }), [questions, today]);
  const form = usePagedForm<BasicIn, BasicOut>({
    name: 'basic',
    schema,
    initial: useState(() => initialBasic(schema, saved))[0],
    save: (values) => saveBasicInfo(toBasicInfo(values, questions)),
    fieldOf: (wireName) => basicFieldOf(wireName, questions),
    nameOf: useFieldName(questions),
    query,
    pageOf,
    waiting: ({ city, district }) => [
      ...(city ? [] : ['district']),
      ...(district ? [] : ['community']),
    ],
  });
  const isCityMissing = !cities.data && cities.error && !form.form.getValues('city');
  return (
    <PagedStepForm
      step="basic"
      form={form}
      ids={ids}
      {...useHeading(page)}
      review={review}
      runPage={pageOf('run')}
      waiting={isCityMissing ? t('citiesMissing') : undefined}
    >
      {page === '1' ? (
        <IdentitySection
          form={form}
          genders={lists.gender}
          today={today}
          doubted={doubtsRun(review)}
        />
      ) : (
        <LifePage form={form} lists={lists} />
      )}
    </PagedStepForm>
  );
}

/** The titles of the pages, and what the one on screen says below its own. */
function useHeading(page: StepPage) {
  const t = useTranslations('stepBasic');
  return { titles: { 1: t('who'), 2: t('more') }, lede: page === '1' ? t('lede') : undefined };
}
