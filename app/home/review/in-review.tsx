import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { iconClock } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { Section } from '@/components/section/section';
import { Timeline } from '@/components/timeline/timeline';
import { calendarDateOf, clockTimeOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { approvalValidMs, usualAuditMinutes } from '@/lib/loan/constants';
import { useServerNow } from '@/lib/server-time/use-server-now';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useHomePolling } from '../use-home-polling';

/** After this, "usually two minutes" is no longer shown, in milliseconds. */
const longWaitMs = 10 * 60_000;

/** The application is in review; Home is refetched when there is a result. */
export function InReview({ home, refetch, isRefetching }: PartProps) {
  const t = useTranslations('home.review');
  const polledAt = useHomePolling({
    awaited: 'review',
    hasCome: ({ state }) => state !== 'review',
    onChange: () => void refetch(),
  });
  const sentAt = home.review?.submitted_at;
  const sent = useSentAt(sentAt);
  const now = useServerNow();
  const name = home.user?.first_name;
  const isLong = sentAt !== undefined && now - Date.parse(sentAt) > longWaitMs;
  return (
    <>
      <Hero
        sun="half"
        pill={<Pill icon={iconClock}>{t('pill')}</Pill>}
        title={name ? t('title', { name }) : t('titleNoName')}
        text={isLong ? t('slow') : t('text', { minutes: usualAuditMinutes })}
      >
        {sent !== undefined && (
          <p className="between">
            <span className="muted">{t('sent')}</span>
            <b className="num">{sent}</b>
          </p>
        )}
        <Button
          id={ids.refresh}
          variant="text"
          icon={iconRefresh}
          loading={isRefetching}
          opens
          onClick={() => void refetch()}
        >
          {t('refresh')}
        </Button>
        {polledAt !== undefined && (
          <p className="small muted mt-3">{t('looked', { time: clockTimeOf(polledAt) })}</p>
        )}
      </Hero>
      <NextSteps sent={sent} sentAt={sentAt} />
    </>
  );
}

type SentProps = { sent: string | undefined; sentAt: string | undefined };

function NextSteps({ sent, sentAt }: SentProps) {
  const t = useTranslations('home.review');
  const days = Math.ceil(approvalValidMs / 86_400_000);
  return (
    <Section title={t('next')}>
      <Timeline
        items={[
          { state: 'done', title: t('didSend'), text: sent, dateTime: sentAt },
          {
            state: 'now',
            title: t('checking'),
            text: t('checkingText', { minutes: usualAuditMinutes }),
          },
          { state: 'next', title: t('choose'), text: t('chooseText', { days }) },
          { state: 'next', title: t('sign'), text: t('signText') },
        ]}
      />
    </Section>
  );
}

/** An instant as "hoy a las 10:42", or with its date if it is not today. */
function useSentAt(instant: string | undefined): string | undefined {
  const t = useTranslations('home.review');
  const format = useFormat();
  const today = useToday();
  if (instant === undefined) return undefined;
  const isToday = calendarDateOf(instant) === today;
  return isToday ? t('today', { time: clockTimeOf(instant) }) : format.dateTime(instant);
}
