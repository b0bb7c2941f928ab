import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { toService } from '@/app/layout/to-service';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { trackLater } from '@/lib/behavior/track-later';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { type Excess, isRefused, legalExcess, maximumRate } from '@/lib/loan/legal-maximum';
import type { PenaltyRates } from '@/lib/loan/penalty';

type Props = {
  rates: PenaltyRates;
  /** The quote or the order; without one only the late charges are judged. */
  loan?: Pick<Order, 'arrival' | 'repayment' | 'term_days'>;
  /** The loan can still be signed. */
  isOffer?: boolean;
  /** As a paragraph of the notice that states the charges, rather than as one of its own. */
  isNote?: boolean;
};

/**
 * That charges are above the legal maximum, what that means and where to claim, which also tells the operator; in a
 * sandbox that they are an example. Nothing where all is within the maximum.
 */
export function MaximumNotice({ rates, loan, isOffer = false, isNote = false }: Props) {
  const t = useTranslations('orders.maximum');
  const format = useFormat();
  const excess = legalExcess(rates, loan);
  useTellOperator(excess);
  const which = whichOf(excess);
  const refused = isOffer && loan !== undefined && isRefused(rates, loan);
  const { demo } = config.lender;
  if (!which && (demo || !refused)) return null;
  const title = refused && !demo ? t('refused') : undefined;
  const rate = format.percent(maximumRate(loan?.term_days), 'ifAny');
  const text = which && (demo ? t('example') : t.rich('over', { which, rate, a: toService }));
  if (!isNote) {
    return (
      <Notice tone={demo ? 'info' : 'warn'} title={title}>
        {text}
      </Notice>
    );
  }
  return (
    <div className="mt-2">
      {title && <p className="notice__title">{title}</p>}
      {text && <p>{text}</p>}
    </div>
  );
}

function whichOf(excess: readonly Excess[]): 'late' | 'cost' | 'all' | null {
  const [late, cost] = [excess.includes('late'), excess.includes('cost')];
  if (late && cost) return 'all';
  return late ? 'late' : cost ? 'cost' : null;
}

/** Sends what is found as behaviour events, each kind once while it is shown. */
function useTellOperator(excess: readonly Excess[]): void {
  const tell = useEffectEvent(() => {
    if (config.lender.demo) return;
    for (const which of excess) trackLater('charges_above_maximum', { which });
  });
  const kinds = excess.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one each time
  useEffect(() => tell(), [kinds]);
}
