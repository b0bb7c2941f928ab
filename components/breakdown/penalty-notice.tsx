import { useTranslations } from 'next-intl';
import { strong, strongFigure } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';

/** One part of the penalty: its rate of the amount borrowed (.05 is 5%), and the resulting whole pesos. */
export type PenaltyPart = { rate: number; amount: number };

/** What an overdue loan adds: once, for every day, and the most that both come to, as far as the server says so. */
export type Penalty = { once?: PenaltyPart; daily?: PenaltyPart; most?: PenaltyPart };

type Props = {
  penalty: Penalty;
  /** A due date that is no working day, and the last day to pay without charges; YYYY-MM-DD. */
  dates?: { repay_date: string; pay_until?: string };
  /** Instead of "if you are late": that the rates are not those that were signed. */
  title?: string;
};

/** What being late would add, in pesos and as rates. */
export function PenaltyNotice({ penalty, dates, title }: Props) {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  const part = (name: 'once' | 'daily' | 'most') => ({
    [name]: format.money(penalty[name]?.amount ?? 0),
    [`${name}Rate`]: format.percent(penalty[name]?.rate ?? 0, 'ifAny'),
  });
  return (
    <Notice tone="warn" title={title ?? t('late')}>
      <p>
        {t.rich(textOf(penalty), {
          ...part('once'),
          ...part('daily'),
          ...part('most'),
          b: strongFigure,
        })}
      </p>
      {dates?.pay_until !== undefined && dates.pay_until > dates.repay_date && (
        <p>
          {t.rich('payUntil', {
            date: format.date(dates.repay_date),
            until: format.date(dates.pay_until, 'weekday'),
            b: strong,
          })}
        </p>
      )}
    </Notice>
  );
}

function textOf({ once, daily, most }: Penalty) {
  if (!once) return 'penaltyUnknown';
  if (!daily) return 'penaltyOnceOnly';
  return most ? 'penaltyCapped' : 'penalty';
}
