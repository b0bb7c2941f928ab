import { useTranslations } from 'next-intl';
import { iconSignature } from '@/components/icon/shapes/loan';
import { iconUser } from '@/components/icon/shapes/navigation';
import { iconClock } from '@/components/icon/shapes/status';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { usualAuditMinutes } from '@/lib/loan/constants';

/** The way to a loan in three steps. */
export function HowItWorks() {
  const t = useTranslations('home.how');
  return (
    <Section title={t('title')}>
      <Rows ordered>
        <Row icon={iconUser} title={t('who')} text={t('whoText')} />
        <Row
          icon={iconClock}
          title={t('answer')}
          text={t('answerText', { minutes: usualAuditMinutes })}
        />
        <Row icon={iconSignature} title={t('decide')} text={t('decideText')} />
      </Rows>
    </Section>
  );
}
