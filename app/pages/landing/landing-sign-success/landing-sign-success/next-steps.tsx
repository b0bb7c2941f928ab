import { useTranslations } from 'next-intl';
import { Section } from '@/components/section/section';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import { useFormat } from '@/lib/format/use-format';
import type { SignedLoan } from './signed-loan';

/** What comes next: the money, then the first and only payment. */
export function NextSteps({ loan }: { loan: SignedLoan }) {
  const t = useTranslations('landingSignSuccess.next');
  const format = useFormat();
  const amount = format.money(loan.arrival);
  const hasArrived = loan.state === 'lending';
  const items: TimelineItem[] = [
    { title: t('signed'), state: 'done' },
    loan.state === 'payment_failed'
      ? { title: t('failed'), text: t('fix'), state: 'late' }
      : {
          title: hasArrived ? t('arrived', { amount }) : t('sending', { amount }),
          text: hasArrived ? undefined : t('usually'),
          state: hasArrived ? 'done' : 'now',
        },
    {
      title: t('due', { amount: format.money(loan.repayment) }),
      text: format.date(loan.repayDate, 'weekday'),
      dateTime: loan.repayDate,
      state: 'next',
    },
  ];
  return (
    <Section title={t('title')}>
      <Timeline items={items} />
    </Section>
  );
}
