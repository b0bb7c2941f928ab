import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepDock } from '@/app/application/step-dock';
import { StepNotices } from '@/app/application/step-notices';
import { useStepForm } from '@/app/application/use-step-form';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import { saveExtraInfo } from '@/lib/api/calls/application';
import type { ExtraInfo, ExtraOptions } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import { readValue } from '@/lib/storage/values';
import { ContactSection } from './contact-section';
import { ids } from './screen.ids';
import { type SocialIn, type SocialOut, socialSchema } from './social-schema';
import { initialSocial, keptSocial, toExtraInfo } from './social-values';
import { WorkSection } from './work-section';

type Props = {
  lists: ExtraOptions;
  saved: ExtraInfo | null;
  review?: Review;
  /** The person came to correct something and goes back Home. */
  fix: boolean;
};

/** The social information in one form. */
export function SocialForm({ lists, saved, review, fix }: Props) {
  const t = useTranslations('stepSocial');
  const form = useStepForm<SocialIn, SocialOut>({
    name: 'social',
    schema: useMemo(() => socialSchema(readValue('phone') ?? ''), []),
    initial: useState(() => initialSocial(saved))[0],
    keep: keptSocial,
    save: (values) => saveExtraInfo(toExtraInfo(values)),
    fix,
  });
  return (
    <ApplicationFrame
      step="social"
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
      <ErrorSummary {...form.summary} />
      <h1 className="mt-5">{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <StepNotices review={review} restored={form.restored} />
      <form id={ids.form} noValidate onSubmit={form.submit}>
        <WorkSection form={form} lists={lists} />
        <ContactSection form={form} index={0} relationships={lists.relationship} />
        <ContactSection form={form} index={1} relationships={lists.relationship} />
      </form>
    </ApplicationFrame>
  );
}
