import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';

/** One part of the penalty: its rate of the amount borrowed (.05 is 5%), and the resulting whole pesos. */
export type PenaltyPart = { rate: number; amount: number };

/**
 * What an overdue loan adds: once, for every day, and the most that both come to, as far as the server says so; and what
 * that is after some days, and pays the loan back on that day, in whole pesos.
 */
export type Penalty = {
  once?: PenaltyPart;
  daily?: PenaltyPart;
  most?: PenaltyPart;
  example?: { days: number; amount: number; total: number };
};

type Props = {
  penalty: Penalty;
  /** Instead of "if you are late": that the rates are not those that were signed. */
  title?: string;
  /** The rates stand elsewhere on the page: the example alone, where there is one. */
  isBrief?: boolean;
  /** Below: what the law says of these charges. */
  children?: ReactNode;
};

/** What being late would add: an example in pesos first, then how it is made up. */
export function PenaltyNotice({ penalty, title, isBrief = false, children }: Props) {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  const part = (name: 'once' | 'daily' | 'most') => ({
    [name]: format.money(penalty[name]?.amount ?? 0),
    [`${name}Rate`]: format.percent(penalty[name]?.rate ?? 0, 'ifAny'),
  });
  return (
    <Notice tone="warn" title={title ?? t('late')}>
      {penalty.example && (
        <p>
          {t.rich('lateExample', {
            days: penalty.example.days,
            sum: format.money(penalty.example.amount),
            total: format.money(penalty.example.total),
            capped: penalty.most ? 'yes' : 'no',
            ...part('most'),
            b: strongFigure,
          })}
        </p>
      )}
      {!(isBrief && penalty.example) && (
        <p className={penalty.example && 'mt-2'}>
          {t.rich(textOf(penalty), {
            ...part('once'),
            ...part('daily'),
            b: strongFigure,
          })}
        </p>
      )}
      {children}
    </Notice>
  );
}

function textOf({ once, daily, most }: Penalty) {
  if (!once) return 'penaltyUnknown';
  if (!daily) return 'penaltyOnceOnly';
  return most ? 'penaltyCapped' : 'penalty';
}
