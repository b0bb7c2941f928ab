import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepDock } from '@/app/application/step-dock';
import { StepNotices } from '@/app/application/step-notices';
import { useStepForm } from '@/app/application/use-step-form';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import { saveBasicInfo } from '@/lib/api/calls/application';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { calendarDateOf } from '@/lib/chile/santiago';
import { type BasicIn, type BasicOut, basicSchema } from './basic-schema';
import { basicFieldOf, initialBasic, keptBasic, toBasicInfo } from './basic-values';
import { HomeSection } from './home-section';
import { PastSection, useAnswerWords } from './past-section';
import { ids } from './screen.ids';
import { SelfieSection } from './selfie-section';
import { WhoSection } from './who-section';
import { WorkSection } from './work-section';

type Props = {
  lists: BasicOptions;
  saved: BasicInfo | null;
  review?: Review;
  /** The person came to correct something and goes back Home. */
  fix: boolean;
};

/** The basic information in one form. */
export function BasicForm({ lists, saved, review, fix }: Props) {
  const t = useTranslations('stepBasic');
  const [today] = useState(() => calendarDateOf(Date.now()));
  const questions = lists.overdue_questions;
  const inWords = useAnswerWords(questions);
  const form = useStepForm<BasicIn, BasicOut>({
    name: 'basic',
    schema: useMemo(() => basicSchema({ questions, today }), [questions, today]),
    initial: useState(() => initialBasic(saved, questions))[0],
    keep: useState(() => keptBasic(questions))[0],
    save: (values) => saveBasicInfo(toBasicInfo(values, questions)),
    fieldOf: (wireName) => basicFieldOf(wireName, questions),
    fix,
  });
  return (
    <ApplicationFrame
      step="basic"
      dock={
        <StepDock
          id={ids.submit}
          formId={ids.form}
          sending={form.sending}
          failure={form.failure}
          fix={fix}
        />
      }
    >
      <ErrorSummary
        attempt={form.summary.attempt}
        items={form.summary.items.map(({ id, message }) => ({ id, message: inWords(id, message) }))}
      />
      <h1 className="mt-5">{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <StepNotices review={review} restored={form.restored} />
      <form id={ids.form} noValidate onSubmit={form.submit}>
        <WhoSection form={form} genders={lists.gender} today={today} />
        <SelfieSection form={form} />
        <HomeSection form={form} />
        <WorkSection form={form} lists={lists} />
        <PastSection form={form} questions={questions} />
      </form>
    </ApplicationFrame>
  );
}
