import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';

/** One part of the penalty: its rate of the amount borrowed (.05 is 5%), and the resulting whole pesos. */
type PenaltyPart = { rate: number; amount: number };

/** What an overdue loan adds: once, and for every day. */
export type Penalty = { once: PenaltyPart; daily: PenaltyPart };

type Props = {
  penalty: Penalty;
  /** Instead of "if you are late": that the rates are not those that were signed. */
  title?: string;
};

/** What being late would add, in pesos and as rates. */
export function PenaltyNotice({ penalty, title }: Props) {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  return (
    <Notice tone="warn" title={title ?? t('late')}>
      <p>
        {t.rich('penalty', {
          once: format.money(penalty.once.amount),
          onceRate: format.percent(penalty.once.rate, 'ifAny'),
          daily: format.money(penalty.daily.amount),
          dailyRate: format.percent(penalty.daily.rate, 'ifAny'),
          b: strong,
        })}
      </p>
    </Notice>
  );
}

function strong(chunks: ReactNode) {
  return <b className="num nowrap">{chunks}</b>;
}
