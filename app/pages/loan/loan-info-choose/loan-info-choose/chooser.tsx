import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useQuoteCount } from '@/app/behavior/use-quote-count';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { AdjustedNote } from '@/app/loan/adjusted-note';
import { choiceKey, choiceToQuery, type PartialChoice } from '@/app/loan/choice';
import { quotableChoice } from '@/app/loan/coupon-rules';
import type { Offers } from '@/app/loan/fit-choice';
import { OfferSlider } from '@/app/loan/offer-slider';
import { ProductChips } from '@/app/loan/product-chips';
import { useRefetchOnExpiry } from '@/app/loan/quote/quote-expiry';
import { QuoteUpdateNotice } from '@/app/loan/quote/quote-update-notice';
import { quoteJustSeen, readShownQuote, saveShownQuote } from '@/app/loan/quote/shown-quote';
import { TermChips } from '@/app/loan/quote/term-chips';
import { useTermCosts } from '@/app/loan/quote/term-costs';
import { useQuote } from '@/app/loan/quote/use-quote';
import { useQuoteUpdate } from '@/app/loan/quote/use-quote-update';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useRouter } from '@/lib/router/use-router';
import { useHasPassed } from '@/lib/server-time/use-has-passed';
import { useServerNow } from '@/lib/server-time/use-server-now';
import { ChooseDock } from './choose-dock';
import { CostCard } from './cost-card';
import { CouponRow } from './coupon-row';
import { ids } from './screen.ids';
import { UnavailableTermNotice } from './unavailable-term-notice';
import { useChoice, useUnavailableTerms } from './use-choice';

type Props = { query: PartialChoice; offers: Offers };

/** The form that chooses a loan, with its cost always in view. */
export function Chooser({ query, offers }: Props) {
  const t = useTranslations('loanInfoChoose');
  const router = useRouter();
  const benefits = useCall('coupon/my_coupon', {});
  const { change, ...state } = useChoice(query, offers, benefits.data?.coupons);
  const { choice, offer, best } = state;
  // When the coupon in use ends, what the loan costs is asked for again.
  useHasPassed(expiryOfCoupon(choice.coupon_id, benefits.data?.coupons));
  const quotable = quotableChoice(choice, benefits, useServerNow());
  const [known] = useState(() => quoteJustSeen(choice));
  const cost = useQuote(quotable, known);
  useRefetchOnExpiry(cost);
  useQuoteCount(cost.quoted ? choiceKey(cost.quoted.choice) : undefined);
  const [hasFault, setFault] = useState(false);
  const intent = choiceKey({ ...choice, coupon_id: state.requestedCoupon });
  const [previous] = useState(() => readShownQuote(choice));
  const update = useQuoteUpdate(cost.quoted, previous, intent);
  const hasNoTerm = cost.status === 'noTerm';
  const terms = {
    terms: offer.terms,
    value: choice.term_days,
    unavailable: useUnavailableTerms(choice, hasNoTerm),
    onChange: (term_days: number) => change({ term_days }),
  };
  const quoted = useTermCosts(quotable ?? choice, cost, offer.terms);
  const estimate = quoted.estimates.get(choice.term_days);
  function goOn() {
    const next = quotable ?? choice;
    // While the quote loads, that of another choice is not what the user has seen of this one.
    const isSeen = cost.quoted && choiceKey(cost.quoted.choice) === choiceKey(next);
    saveShownQuote(isSeen ? cost.quoted : null);
    router.push('/pages/loan/loan-information/loan-information', choiceToQuery(next));
  }
  return (
    <ScreenFrame
      heading
      title={t('title')}
      dock={<ChooseDock cost={cost} estimate={estimate} hasAmountFault={hasFault} onGoOn={goOn} />}
    >
      <OfferSlider
        id={ids.amount}
        label={t('amount')}
        offer={offer}
        cost={cost}
        estimate={estimate}
        value={choice.amount}
        onChange={(amount) => change({ amount })}
        onFault={setFault}
      />
      <div className="loan-info-choose__rest">
        <TermChips id={ids.term} quoted={quoted} {...terms} />
        {hasNoTerm && <UnavailableTermNotice {...terms} />}
        <ProductChips
          id={ids.product}
          offers={offers}
          chosen={offer}
          choice={quotable ?? choice}
          cost={cost}
          estimate={estimate}
          onChange={(product_id) => change({ product_id })}
        />
        <AdjustedNote {...state} />
        <CouponRow
          benefits={benefits}
          chosen={choice.coupon_id}
          best={best?.id}
          amount={choice.amount}
          onChoose={(coupon_id) => change({ coupon_id })}
        />
        {cost.quoted && cost.status === 'ready' && update?.kind === 'changed' && (
          <QuoteUpdateNotice update={update} quote={cost.quoted.quote} />
        )}
        <CostCard
          hasCoupon={quotable?.coupon_id !== undefined}
          cost={cost}
          estimate={estimate}
          onDropCoupon={() => change({ coupon_id: null })}
        />
      </div>
    </ScreenFrame>
  );
}

function expiryOfCoupon(id: string | undefined, coupons: readonly Coupon[] = []) {
  return coupons.find((coupon) => coupon.id === id)?.expires_at;
}
