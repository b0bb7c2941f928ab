import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { usePenaltyRates } from '../penalty';
import { restAfter } from './pay-amount';
import { isOver, type PendingPayment, useExpected, useOpenPayments } from './stored-payment';
import { isPayable, useAwaitedPart, useRest } from './use-awaited';
import { useIfNot } from './use-awaited-note';

type Options = {
  /** What transfers leave that were told of leads the page: it is not said again. */
  leads?: boolean;
};

/** What is left, and what that comes to, as a sentence; nothing where nothing is left, as what leads says that. */
export function useRestText(order: Order, { leads = true }: Options = {}): ReactNode {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const day = useToday();
  const rest = useRest(order);
  const count = useExpected(order).length;
  const chosen = useChosen(order);
  const part = useAwaitedPart(order);
  const ifNot = useIfNot(order, part);
  if (!rest || rest.today === 0) return undefined;
  const { today, later } = rest;
  if (today < 0) return <span>{t('tooMuch', { count, over: format.money(-today) })}</span>;
  const grows = later !== null && later.amount > today;
  const isSaid = leads && part !== undefined;
  if (isSaid && !ifNot && !chosen) return undefined;
  return (
    <span>
      {/* Who has just chosen the one that ends the debt is told that. */}
      {isSaid && !chosen && ifNot}
      {!isSaid &&
        t.rich('rest', {
          count,
          rest: format.money(today),
          later: grows ? format.money(later.amount) : 'none',
          date:
            !later || later.date === addDays(day, 1)
              ? 'tomorrow'
              : format.date(later.date, 'short'),
          b: strongFigure,
        })}{' '}
      {chosen && t('chosen', { chosen: format.money(chosen.total) })}{' '}
      {!isSaid && !isPayable(today, order) && t('waits', { count })}
    </span>
  );
}

/** A transfer that nobody told of and that ends the debt beside those that were told of: it counts from its day, too. */
function useChosen(order: Order): PendingPayment | undefined {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const told = useExpected(order).filter((each) => each.told);
  const others = useOpenPayments(order).filter((each) => each.transfer && !each.told);
  return others.find((each) => {
    const rest = restAfter([...told, each], { order, rates, today });
    return told.length > 0 && !isOver(each) && rest !== null && rest.today <= 0;
  });
}
