import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { useRefetchWhenOver } from '@/lib/api/use-refetch-when-over';
import { clockTimeOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';

/** The application was refused: the reason and the result of the assessment, how to have them in writing, when the user may apply again. */
export function Refused({ home, refetch }: PartProps) {
  const t = useTranslations('home.refused');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { reason, assessment = [], retry_at: retryAt } = home.review ?? {};
  useRefetchWhenOver(retryAt, refetch);
  return (
    <>
      <Hero
        sun="clouded"
        pill={<Pill icon={iconInfoCircle}>{t('pill')}</Pill>}
        title={t('title')}
        text={reason ?? t('text')}
      >
        {retryAt !== undefined && (
          <p>
            <span className="muted">{t('from')}</span>
            <br />
            <time dateTime={retryAt}>
              <span className="home-date">{format.date(retryAt, 'day')}</span>{' '}
              {t('at', { time: clockTimeOf(retryAt) })}
            </time>
          </p>
        )}
        <Button
          id={ids.talk}
          variant="soft"
          icon={iconMessageCircle}
          {...linkTo('/pages/custom-service/custom-service')}
        >
          {t('talk')}
        </Button>
      </Hero>
      {assessment.length > 0 && (
        <Section title={t('result')} id={ids.assessment}>
          <Rows label={t('result')}>
            {assessment.map(({ code, text }) => (
              <Row key={code} title={text} />
            ))}
          </Rows>
        </Section>
      )}
      <Section title={t('meanwhile')}>
        <Rows>
          <LinkRow
            id={ids.reason}
            title={t('reason')}
            text={t('reasonText')}
            {...linkTo('/pages/custom-service/custom-service', { ask: 'reason' })}
          />
          <Row title={t('saved')} text={t('savedText')} />
          <Row title={t('free')} text={t('freeText')} />
        </Rows>
      </Section>
    </>
  );
}
