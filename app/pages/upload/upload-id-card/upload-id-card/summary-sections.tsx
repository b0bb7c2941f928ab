import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GivenData } from '@/app/application/given-data';
import { AccountFigures, BasicFigures, SocialFigures } from '@/app/application/given-figures';
import { stepPath } from '@/app/application/step-path';
import { Button } from '@/components/button/button';
import type { Press } from '@/components/foundation/press';
import { Section } from '@/components/section/section';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

type SummarySectionProps = {
  name: Parameters<typeof ids.correct>[0];
  title: string;
  correct: Press;
  children: ReactNode;
};

/** A part of the summary, with the link to correct it. */
export function SummarySection({ name, title, correct, children }: SummarySectionProps) {
  const t = useTranslations('uploadIdCard.summary');
  const link = (
    <Button small variant="text" id={ids.correct(name)} {...correct}>
      {t('correct')} <span className="visually-hidden">{title}</span>
    </Button>
  );
  return (
    <Section title={title} aside={link}>
      {children}
    </Section>
  );
}

/** The sections of the three forms. Each link to correct one comes back to the summary. */
export function FormSections({ data }: { data: GivenData }) {
  const { basic, extra, transfer } = data;
  const t = useTranslations('application.steps');
  const linkTo = useLinkTo();
  const correct = (step: 'basic' | 'social' | 'withdrawal') =>
    linkTo(stepPath(step), { back: '1' });
  return (
    <>
      <SummarySection name="basic" title={t('basic')} correct={correct('basic')}>
        {basic && <BasicFigures {...data} basic={basic} />}
      </SummarySection>
      <SummarySection name="social" title={t('social')} correct={correct('social')}>
        {extra && <SocialFigures {...data} extra={extra} />}
      </SummarySection>
      <SummarySection name="withdrawal" title={t('account')} correct={correct('withdrawal')}>
        {transfer && <AccountFigures {...data} transfer={transfer} />}
      </SummarySection>
    </>
  );
}
