import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GivenData } from '@/app/application/given-data';
import { AccountFigures, BasicFigures, SocialFigures } from '@/app/application/given-figures';
import { stepPath } from '@/app/application/step-path';
import { LoadFailure } from '@/app/layout/load-state';
import { Button } from '@/components/button/button';
import { Section } from '@/components/section/section';
import { Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';
import type { CallState } from '@/lib/api/use-call';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** All that the user has given in the three forms, by section. */
export function Summary({ call }: { call: CallState<GivenData> }) {
  const t = useTranslations('application.steps');
  if (call.data) {
    const { basic, extra, transfer } = call.data;
    return (
      <>
        <Given step="basic" title={t('basic')}>
          {basic && <BasicFigures {...call.data} basic={basic} />}
        </Given>
        <Given step="social" title={t('social')}>
          {extra && <SocialFigures {...call.data} extra={extra} />}
        </Given>
        <Given step="withdrawal" title={t('account')}>
          {transfer && <AccountFigures {...call.data} transfer={transfer} />}
        </Given>
      </>
    );
  }
  if (call.error) return <LoadFailure call={call} part="data" serverText />;
  return (
    <Skeleton>
      {[12, 5, 3].map((count) => (
        <SkeletonSection key={count}>
          <SkeletonFigures count={count} />
        </SkeletonSection>
      ))}
    </Skeleton>
  );
}

type GivenProps = { step: Parameters<typeof ids.correct>[0]; title: string; children: ReactNode };

/** What was given in one form, with the link to correct it, which comes back to the summary. */
function Given({ step, title, children }: GivenProps) {
  const t = useTranslations('uploadIdCard.summary');
  const linkTo = useLinkTo();
  const link = (
    <Button small variant="text" id={ids.correct(step)} {...linkTo(stepPath(step), { back: '1' })}>
      {t('correct')} <span className="visually-hidden">{title}</span>
    </Button>
  );
  return (
    <Section title={title} aside={link}>
      {children}
    </Section>
  );
}
