import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { blockReason } from '@/app/loan/block-reason';
import { choiceToQuery, type LoanChoice } from '@/app/loan/choice';
import { useQuote } from '@/app/loan/quote/use-quote';
import { AmountSlider } from '@/components/amount-slider/amount-slider';
import { Button } from '@/components/button/button';
import { Chips } from '@/components/chips/chips';
import { Dock } from '@/components/dock/dock';
import { Section } from '@/components/section/section';
import type { Product } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { snapAmount } from '@/lib/loan/amount';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ExampleCost } from './example-cost';
import { ProductList } from './product-list';
import { ids } from './screen.ids';

type Offers = readonly [Product, ...Product[]];

/** The products, and what an amount and a term cost with the chosen one. */
export function Calculator({ products }: { products: Offers }) {
  const t = useTranslations('product');
  const { product, choice, change } = useChoice(products);
  const cost = useQuote(choice);
  return (
    <ScreenFrame title={t('title')} heading dock={<GoOn choice={choice} />}>
      <p className="lede">{t('text')}</p>
      <ProductList
        products={products}
        chosen={product.id}
        onChoose={(product_id) => change({ product_id })}
      />
      <div className="section">
        <AmountSlider
          id={ids.amount}
          label={t('amount')}
          min={product.min_amount}
          max={product.max_amount}
          step={Math.max(1, product.step)}
          value={choice.amount}
          onChange={(amount) => change({ amount })}
        />
      </div>
      <div className="section section--near">
        <Chips
          id={ids.term}
          label={t('term')}
          fill
          options={product.terms.map((days) => ({
            value: String(days),
            label: t('days', { days }),
          }))}
          value={String(choice.term_days)}
          onChange={(days) => change({ term_days: Number(days) })}
        />
      </div>
      <Section title={t('cost')} id={ids.cost}>
        <ExampleCost cost={cost} />
      </Section>
    </ScreenFrame>
  );
}

/** The choice, moved to what the chosen product lends wherever it is another one. */
function useChoice(products: Offers) {
  const [wanted, setWanted] = useState<Partial<LoanChoice>>({});
  const product = products.find(({ id }) => id === wanted.product_id) ?? products[0];
  const { terms, min_amount, max_amount } = product;
  const [shortest = 0] = terms;
  const choice: LoanChoice = {
    product_id: product.id,
    amount: snapAmount(wanted.amount ?? (min_amount + max_amount) / 2, product),
    term_days: terms.find((days) => days === (wanted.term_days ?? 30)) ?? shortest,
  };
  return {
    product,
    choice,
    change: (part: Partial<LoanChoice>) => setWanted({ ...choice, ...part }),
  };
}

/** On to the real choice with these figures where a loan can be taken; to the loan that runs; to the application else. */
function GoOn({ choice }: { choice: LoanChoice }) {
  const t = useTranslations('product');
  const linkTo = useLinkTo();
  const loan = useTranslations('loan.blocked');
  const { data } = useCall('app/home', {});
  if (data?.order && blockReason(data.state) === 'running') {
    const { order_no } = data.order;
    return (
      <Dock note={loan('running.title')}>
        <Button id={ids.goOn} {...linkTo('/pages/order-detail/order-detail', { order_no })}>
          {loan('toLoan')}
        </Button>
      </Dock>
    );
  }
  const ready = data?.state === 'approved' || data?.state === 'cleared';
  const link = ready
    ? linkTo('/pages/loan/loan-info-choose/loan-info-choose', choiceToQuery({ ...none, ...choice }))
    : linkTo('/', {}, 'relaunch');
  return (
    <Dock>
      <Button id={ids.goOn} {...link}>
        {ready ? t('take') : t('start')}
      </Button>
    </Dock>
  );
}

const none = { coupon_id: undefined };
