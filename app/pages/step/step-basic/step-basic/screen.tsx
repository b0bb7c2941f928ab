'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { StepFallback } from '@/app/application/step-fallback';
import { doubtsRun, StepForm } from '@/app/application/step-form';
import {
  type StepQuery,
  stepQuery,
  useOpenNextStep,
  useStepForm,
} from '@/app/application/use-step-form';
import { useStepLoad } from '@/app/application/use-step-load';
import { SkeletonForm } from '@/components/skeleton/skeleton';
import { saveBasicInfo } from '@/lib/api/calls/application';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { fieldPaths } from '@/lib/forms/schema-fields';
import { defineScreen } from '@/lib/router/define-screen';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { useToday } from '@/lib/server-time/use-today';
import { type BasicPage, pageOf, pageQuery, pages } from './basic-pages';
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
import { OtherPages } from './other-pages';
import { ids } from './screen.ids';
import { useAnswerErrors } from './use-answer-errors';
import { useBasicPages } from './use-basic-pages';
import { usePageTitles } from './use-page-titles';

/** The first step of the application: the basic information (contract.md section 5). */
export const screen = defineScreen({
  query: v.object({ ...stepQuery.entries, page: pageQuery }),
  Screen: StepBasic,
  needsLogin: true,
});

type Query = StepQuery & { page?: BasicPage };

/** Fields on each page, for its skeleton. */
const fieldCounts = { 1: 6, 2: 8 } as const;

function StepBasic(query: Query) {
  const t = useTranslations('stepBasic');
  const lists = useCall('app/get_list_page1_new', {}, { keepPreviousData: true });
  const saved = useCall('app/get_basic_info', {}, { keepPreviousData: true });
  const load = useStepLoad('basic', { lists, saved });
  const titles = usePageTitles();
  const page = query.page ?? '1';
  if (load.name === 'ready') return <BasicStep {...load} query={query} />;
  return (
    <StepFallback
      step="basic"
      part={partOf(page)}
      title={titles[page]}
      lede={page === '1' ? t('lede') : undefined}
      load={load}
    >
      <SkeletonForm fields={fieldCounts[page]} />
    </StepFallback>
  );
}

type Props = { lists: BasicOptions; saved: BasicInfo | null; review?: Review; query: Query };

function BasicStep({ lists, saved, review, query }: Props) {
  const t = useTranslations('stepBasic');
  const tStep = useTranslations('application');
  const today = useToday();
  const questions = lists.overdue_questions;
  const answerError = useAnswerErrors(questions);
  const titles = usePageTitles();
  const page = query.page ?? '1';
  const [openedAt] = useState(page);
  const turn = usePageTurn();
  const corrects = Boolean(query.fix || query.back);
  const schema = useMemo(() => basicSchema({ questions, today }), [questions, today]);
  const form = useStepForm<BasicIn, BasicOut>({
    name: 'basic',
    schema,
    initial: useState(() => initialBasic(schema, saved))[0],
    save: (values) => saveBasicInfo(toBasicInfo(values, questions)),
    onSaved: useOpenNextStep(query),
    fieldOf: (wireName) => basicFieldOf(wireName, questions),
    onRefused(names) {
      const refused = pages.filter((one) => names.some((name) => pageOf(name) === one));
      const [first] = refused;
      if (first && !refused.includes(page)) turn(first, corrects ? 'replace' : 'push');
    },
  });
  const fields = useMemo(() => fieldPaths(schema), [schema]);
  const { saves, summary, submit } = useBasicPages({ form, fields, page, corrects });
  const items = summary.items.map(({ id, message }) => ({ id, message: answerError(id, message) }));
  const submitLabel = corrects ? 'saveFix' : saves ? 'save' : 'next';
  return (
    <StepForm
      step="basic"
      part={partOf(page)}
      form={{
        ...form,
        submit,
        restored: form.restored && page === openedAt,
        summary: { ...summary, items },
      }}
      ids={ids}
      title={titles[page]}
      lede={page === '1' ? t('lede') : undefined}
      submitLabel={tStep(submitLabel)}
      review={review}
      toRun={page === '1' ? undefined : { onClick: () => turn('1', 'replace') }}
    >
      {page === '1' && (
        <IdentitySection
          form={form}
          genders={lists.gender}
          today={today}
          doubted={doubtsRun(review)}
        />
      )}
      {page === '2' && <LifePage form={form} lists={lists} />}
      {corrects && <OtherPages page={page} />}
    </StepForm>
  );
}

function partOf(page: BasicPage) {
  return { number: Number(page), total: pages.length };
}
