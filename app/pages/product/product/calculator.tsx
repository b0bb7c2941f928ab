import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { AdjustedNote } from '@/app/loan/adjusted-note';
import { blockReason } from '@/app/loan/block-reason';
import { choiceToQuery, type LoanChoice, type PartialChoice } from '@/app/loan/choice';
import { adjustedPart, fitChoice, type Offers, offerOf } from '@/app/loan/fit-choice';
import { NoticeAction } from '@/app/loan/notice-action';
import { ProductChips } from '@/app/loan/product-chips';
import { Arrives } from '@/app/loan/quote/arrives';
import { CostFailure } from '@/app/loan/quote/cost-failure';
import { QuoteBreakdown } from '@/app/loan/quote/quote-breakdown';
import { QuoteDock } from '@/app/loan/quote/quote-dock';
import { TermChips } from '@/app/loan/quote/term-chips';
import { useTermCosts } from '@/app/loan/quote/term-costs';
import { type QuoteState, useQuote } from '@/app/loan/quote/use-quote';
import { AmountSlider } from '@/components/amount-slider/amount-slider';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Section } from '@/components/section/section';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { feel } from '@/lib/bridge/haptics';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useIsLogged } from '@/lib/session/use-session';
import { ids } from './screen.ids';

/** The products, and the quote for an amount and a term of the selected one. */
export function Calculator({ products }: { products: Offers }) {
  const t = useTranslations('product');
  const cost = useTranslations('loanInfoChoose.cost');
  const { product, choice, adjusted, change } = useChoice(products);
  const quote = useQuote(choice);
  const termCosts = useTermCosts(choice, quote, product.terms);
  return (
    <ScreenFrame title={t('title')} heading dock={<ContinueDock choice={choice} cost={quote} />}>
      <AmountSlider
        id={ids.amount}
        label={t('amount')}
        note={quote.status === 'ready' && quote.quoted && <Arrives quote={quote.quoted.quote} />}
        min={product.min_amount}
        max={product.max_amount}
        step={Math.max(1, product.step)}
        value={choice.amount}
        onChange={(amount) => {
          feel('tick');
          change({ amount });
        }}
      />
      <div className="section section--near">
        <TermChips
          id={ids.term}
          terms={product.terms}
          value={choice.term_days}
          costs={termCosts}
          onChange={(term_days) => change({ term_days })}
        />
        <ProductChips
          id={ids.product}
          offers={products}
          chosen={product}
          choice={choice}
          cost={quote}
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
  const [requested, setRequested] = useState<PartialChoice>(() => fitChoice({}, products));
  const choice = fitChoice(requested, products);
  return {
    product: offerOf(choice, products),
    choice,
    adjusted: adjustedPart(requested, choice),
    change: (part: PartialChoice) => setRequested({ ...requested, ...part }),
  };
}

/** The quote for the choice; the quote of an earlier choice is not shown. */
function ExampleQuote({ state }: { state: QuoteState }) {
  const t = useTranslations('product');
  const tDock = useTranslations('loanInfoChoose.dock');
  const { status, quoted, error, refetch } = state;
  if (status === 'noTerm') return <Notice live>{t('noTerm')}</Notice>;
  if (status === 'failed') {
    return (
      <CostFailure error={error}>
        <NoticeAction id={ids.retry} icon={iconRefresh} opens onClick={refetch}>
          {tDock('costAgain')}
        </NoticeAction>
      </CostFailure>
    );
  }
  if (status === 'updating' || !quoted) {
    return (
      <Skeleton>
        <SkeletonCard lines={7} />
      </Skeleton>
    );
  }
  return (
    <>
      <QuoteBreakdown quote={quoted.quote} />
      <p className="small muted mt-3">{t('example')}</p>
    </>
  );
}

/**
 * What the choice costs, above the button that links to the active loan, to the loan choice with these figures if the
 * user can borrow, a guest to the log-in and anyone else to Home, which has the next step.
 */
function ContinueDock({ choice, cost }: { choice: LoanChoice; cost: QuoteState }) {
  const t = useTranslations('product');
  const tBlocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  const isLogged = useIsLogged();
  const { data } = useCall('app/home', {});
  if (data?.order && blockReason(data.state) === 'running') {
    const { order_no } = data.order;
    return (
      <Dock note={tBlocked('running.title')}>
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
  const button = (
    <Button id={ids.continue} {...link}>
      {canBorrow ? t('take') : t('start')}
    </Button>
  );
  const isUpdating = cost.status === 'updating';
  if (cost.status !== 'ready' && !isUpdating) return <Dock>{button}</Dock>;
  return (
    <QuoteDock quote={cost.quoted?.quote} updating={isUpdating ? '\u00a0' : undefined}>
      {button}
    </QuoteDock>
  );
}
