'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { BorrowGate } from '@/app/loan/borrow-gate';
import { choiceQuery, type PartialChoice } from '@/app/loan/choice';
import { FailedFrame } from '@/app/loan/failed-frame';
import { offersFor } from '@/app/loan/fit-choice';
import { SkeletonQuoteDock } from '@/app/loan/quote/quote-dock';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import type { Product } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { availableQuota } from '@/lib/loan/amount';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ChooseSkeleton } from './choose-skeleton';
import { Chooser } from './chooser';
import { ids } from './screen.ids';

/**
 * Amount, term, product and coupon, and what they cost (contract.md section 5, loan-info-choose). The query
 * may hold a choice to start with.
 */
export const screen = defineScreen({
  query: choiceQuery,
  Screen: LoanInfoChoose,
  needsLogin: true,
});

function LoanInfoChoose(query: PartialChoice) {
  const t = useTranslations('loanInfoChoose');
  return (
    <BorrowGate title={t('title')} skeleton={<ChooseSkeleton />}>
      {(home) => <WithOffers home={home} query={query} />}
    </BorrowGate>
  );
}

function WithOffers({ home, query }: { home: Home; query: PartialChoice }) {
  const t = useTranslations('loanInfoChoose');
  const call = useCall('app/get_product_list', {});
  const hasCoupons = useCouponsOrTimeout(call.data !== undefined);
  const products = hasCoupons ? call.data : undefined;
  if (!call.data && call.error) return <FailedFrame title={t('title')} call={call} part="cost" />;
  const offers = products && offersFor(products, home.quota);
  if (offers) return <Chooser query={query} offers={offers} />;
  return (
    <ScreenFrame
      title={t('title')}
      heading={!products}
      busy={!products}
      dock={!products && <SkeletonQuoteDock />}
    >
      {products ? <NoOffers products={products} quota={home.quota} /> : <ChooseSkeleton />}
    </ScreenFrame>
  );
}

/** What is left of the limit and what it falls short of; or that nothing is offered to anybody. */
function NoOffers({ products, quota }: { products: readonly Product[]; quota: Home['quota'] }) {
  const t = useTranslations('loanInfoChoose.noCredit');
  const tProduct = useTranslations('product');
  const format = useFormat();
  const linkTo = useLinkTo();
  const smallest = products.flatMap((product) => (product.terms.length ? product.min_amount : []));
  if (!quota || smallest.length === 0) {
    return (
      <StateView
        page
        art={<EmptyArt />}
        title={tProduct('emptyTitle')}
        text={tProduct('emptyText')}
      />
    );
  }
  return (
    <StateView
      page
      art={<EmptyArt />}
      title={t('title')}
      text={t('text', {
        left: format.money(availableQuota(quota)),
        min: format.money(Math.min(...smallest)),
        used: quota.used + quota.frozen > 0 ? 'yes' : 'no',
      })}
      action={
        <Button
          id={ids.moreCredit}
          variant="soft"
          {...linkTo('/pages/contract-new/increase-amount')}
        >
          {t('action')}
        </Button>
      }
    />
  );
}

/** How long the form waits for the coupons once the products are here, in milliseconds. */
const couponTimeoutMs = 1_500;

/**
 * Requests the coupons along with the products. The form waits for them rather than shift its layout: until
 * they load, fail, or time out.
 */
function useCouponsOrTimeout(hasProducts: boolean): boolean {
  const { data, error } = useCall('coupon/my_coupon', {});
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (!hasProducts) return;
    const timer = setTimeout(setTimedOut, couponTimeoutMs, true);
    return () => clearTimeout(timer);
  }, [hasProducts]);
  return data !== undefined || error !== undefined || isTimedOut;
}
