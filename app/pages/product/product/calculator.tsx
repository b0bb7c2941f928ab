import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { AdjustedNote } from '@/app/loan/adjusted-note';
import { blockReason } from '@/app/loan/block-reason';
import { choiceToQuery, type LoanChoice, type PartialChoice } from '@/app/loan/choice';
import { bestCoupon, couponUse } from '@/app/loan/coupon-rules';
import { adjustedPart, fitChoice, type Offers, offerOf, withDefaults } from '@/app/loan/fit-choice';
import { OfferSlider } from '@/app/loan/offer-slider';
import { ProductChips } from '@/app/loan/product-chips';
import { CostFailure } from '@/app/loan/quote/cost-failure';
import type { Estimate } from '@/app/loan/quote/estimate';
import { freeDaysOf } from '@/app/loan/quote/free-days';
import { QuoteBreakdown } from '@/app/loan/quote/quote-breakdown';
import { QuoteDock } from '@/app/loan/quote/quote-dock';
import { TermChips } from '@/app/loan/quote/term-chips';
import { useTermCosts } from '@/app/loan/quote/term-costs';
import { type QuoteState, useQuote } from '@/app/loan/quote/use-quote';
import { useTermText } from '@/components/breakdown/use-term-text';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Section } from '@/components/section/section';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import type { Product } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useIsLogged } from '@/lib/session/use-session';
import { ids } from './screen.ids';

/** The products, and the quote for an amount and a term of the selected one. */
export function Calculator({ products }: { products: Offers }) {
  const t = useTranslations('product');
  const cost = useTranslations('loanInfoChoose.cost');
  const running = useTranslations('loan.blocked.running');
  const isRunning = useRunningOrder() !== undefined;
  const { product, choice, adjusted, change } = useChoice(products);
  const quotable = useWithCoupon(choice, product);
  const quote = useQuote(quotable);
  const quoted = useTermCosts(quotable ?? choice, quote, product.terms);
  const estimate = quoted.estimates.get(choice.term_days);
  return (
    <ScreenFrame
      title={t('title')}
      heading
      dock={<ContinueDock choice={choice} cost={quote} estimate={estimate} />}
    >
      <div className="stack">
        {isRunning && <Notice title={running('title')}>{running('text')}</Notice>}
        <OfferSlider
          id={ids.amount}
          label={t('amount')}
          offer={product}
          cost={quote}
          estimate={estimate}
          value={choice.amount}
          onChange={(amount) => change({ amount })}
        />
      </div>
      <div className="section section--near">
        <TermChips
          id={ids.term}
          terms={product.terms}
          value={choice.term_days}
          quoted={quoted}
          onChange={(term_days) => change({ term_days })}
        />
        <ProductChips
          id={ids.product}
          offers={products}
          chosen={product}
          choice={quotable ?? choice}
          cost={quote}
          estimate={estimate}
          onChange={(product_id) => change({ product_id })}
        />
        <AdjustedNote adjusted={adjusted} choice={choice} offer={product} />
      </div>
      <Section title={cost('title')} id={ids.cost}>
        <ExampleQuote state={quote} />
      </Section>
    </ScreenFrame>
  );
}

/**
 * The choice; amount and term are adjusted to the limits of the selected product, and are the requested ones again with
 * one that allows them.
 */
function useChoice(products: Offers) {
  const [requested, setRequested] = useState(() => withDefaults({}, products));
  const choice = fitChoice(requested, products);
  return {
    product: offerOf(choice, products),
    choice,
    adjusted: adjustedPart(requested, choice),
    change: (part: PartialChoice) => setRequested({ ...requested, ...part }),
  };
}

/** The loan that keeps the user from another one. */
function useRunningOrder() {
  const { data } = useCall('app/home', {});
  return data && blockReason(data.state) === 'running' ? data.order : undefined;
}

/** The choice with the coupon that the loan choice will use for it; `null` until it is known whether there is one. */
function useWithCoupon(choice: LoanChoice, product: Product): LoanChoice | null {
  const isLogged = useIsLogged();
  const { data, error } = useCall('coupon/my_coupon', isLogged ? {} : null, { quiet: true });
  if (isLogged && !data && !error) return null;
  const best = bestCoupon(data?.coupons ?? [], couponUse(choice.amount, product));
  return best ? { ...choice, coupon_id: best.id } : choice;
}

/** The quote for the choice; the quote of an earlier choice is not shown. */
function ExampleQuote({ state }: { state: QuoteState }) {
  const t = useTranslations('product');
  const format = useFormat();
  const termText = useTermText();
  const { status, quoted, error } = state;
  if (status === 'noTerm') return <Notice live>{t('noTerm')}</Notice>;
  if (status === 'failed') return <CostFailure error={error} />;
  if (status === 'updating' || !quoted) {
    return (
      <Skeleton>
        <SkeletonCard lines={7} />
      </Skeleton>
    );
  }
  const { quote } = quoted;
  const subject = {
    amount: format.money(quote.amount),
    term: termText(quote.term_days, freeDaysOf(quote)),
  };
  return (
    <>
      <p className="small muted num">{t('example', subject)}</p>
      <div className="mt-3">
        <QuoteBreakdown quote={quote} />
      </div>
    </>
  );
}

type ContinueProps = { choice: LoanChoice; cost: QuoteState; estimate: Estimate | undefined };

/**
 * What the choice costs, or what is to be done before that is known, above the button that links to the active loan, to
 * the loan choice with these figures if the user can borrow, a guest to the log-in and anyone else to Home, which has
 * the next step.
 */
function ContinueDock({ choice, cost, estimate }: ContinueProps) {
  const t = useTranslations('product');
  const tDock = useTranslations('loanInfoChoose.dock');
  const tBlocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  const isLogged = useIsLogged();
  const { data } = useCall('app/home', {});
  const runningOrder = useRunningOrder();
  if (runningOrder) {
    const { order_no } = runningOrder;
    return (
      <Dock>
        <Button
          id={ids.continue}
          variant="soft"
          {...linkTo('/pages/order-detail/order-detail', { order_no })}
        >
          {tBlocked('toLoan')}
        </Button>
      </Dock>
    );
  }
  if (cost.status === 'failed') {
    return (
      <Dock note={tDock('needsCost')}>
        <Button id={ids.continue} variant="soft" icon={iconRefresh} opens onClick={cost.refetch}>
          {tDock('costAgain')}
        </Button>
      </Dock>
    );
  }
  const canBorrow = data?.state === 'approved' || data?.state === 'cleared';
  const start = isLogged
    ? linkTo('/', {}, 'relaunch')
    : linkTo('/pages/account/get-code-page/get-code-page', { next: 'apply' });
  const link = canBorrow
    ? linkTo(
        '/pages/loan/loan-info-choose/loan-info-choose',
        choiceToQuery({ coupon_id: undefined, ...choice }),
      )
    : start;
  const label = canBorrow ? t('take') : t('start');
  if (cost.status === 'noTerm') {
    return (
      <Dock>
        <Button
          id={ids.continue}
          opens
          waiting={tDock('needsTerm')}
          onClick={() => showField(ids.term)}
        >
          {label}
        </Button>
      </Dock>
    );
  }
  return (
    <QuoteDock cost={cost} estimate={estimate}>
      <Button id={ids.continue} {...link}>
        {label}
      </Button>
    </QuoteDock>
  );
}
