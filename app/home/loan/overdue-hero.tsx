import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lateTomorrow } from '@/app/orders/due-on';
import { dueToday } from '@/app/orders/order-history';
import { OrderPill } from '@/app/orders/order-pill';
import { useIsAwaited, useOpenPayments } from '@/app/orders/payment/stored-payment';
import { useAwaitedAll, useAwaitedPart, useIsLate } from '@/app/orders/payment/use-awaited';
import { useAwaitedNote } from '@/app/orders/payment/use-awaited-note';
import { useOwed } from '@/app/orders/payment/use-owed';
import { usePaidText, useShortText } from '@/app/orders/use-paid-text';
import { strongFigure } from '@/components/foundation/strong';
import { Hero } from '@/components/hero/hero';
import { RollingMoney } from '@/components/money/rolling-money';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';

type Props = {
  order: Order;
  rates: PenaltyRates;
  /** Says from when a transfer counts that is awaited. */
  saysCounts?: boolean;
  /** Says that the last payment has brought too little. */
  saysShort?: boolean;
  /** On the dark panel. */
  children?: ReactNode;
};

/**
 * The dusk of a late loan, or the day of one that transfers on their way pay: what pays it back, beside transfers that are
 * awaited what they bring or leave, and what it comes to else.
 */
export function OverdueHero({ order, rates, saysCounts, saysShort = true, children }: Props) {
  const t = useTranslations('home.overdue');
  const awaited = useTranslations('home.awaited');
  const { payments = [] } = order;
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const owed = useOwed(order);
  const isLate = useIsLate(order);
  const isAwaited = useIsAwaited(order);
  // One that is missed may have been made.
  const hasOpen = useOpenPayments(order).length > 0;
  const note = useAwaitedNote(order, { saysCounts });
  const next = useTomorrow(order, rates);
  const paidText = usePaidText(order, { saysShort });
  const shortText = useShortText(order);
  // In its parts where none is awaited.
  const paid = isAwaited ? paidText : saysShort ? shortText : undefined;
  const about = note ?? (told || part ? undefined : next);
  const title =
    told || part
      ? owed.label
      : hasOpen
        ? t('owed')
        : payments.length > 0
          ? awaited('rest', { date: 'today' })
          : t('title');
  const isKnown = told || part || dueToday(order) !== null;
  return (
    <Hero
      sun={isLate ? 'setting' : 'half'}
      pill={<OrderPill order={order} />}
      title={title}
      amount={isKnown && <RollingMoney size="hero" amount={owed.amount} />}
      text={
        paid ? (
          <>
            {about} {paid}
          </>
        ) : (
          about
        )
      }
    >
      {children}
    </Hero>
  );
}

/** What it comes to tomorrow by its rates; nothing where that is not known. */
function useTomorrow(order: Order, rates: PenaltyRates): ReactNode {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  const next = lateTomorrow(order, rates);
  if (!next) return undefined;
  const key = next.isCapped ? 'capped' : 'tomorrow';
  // By its key: React cannot take a text away that a translation by the browser has replaced.
  return (
    <span key={key}>{t.rich(key, { amount: format.money(next.amount), b: strongFigure })}</span>
  );
}
