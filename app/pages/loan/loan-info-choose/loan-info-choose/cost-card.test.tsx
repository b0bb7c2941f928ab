import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estimate } from '@/app/loan/quote/estimate';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { ApiError } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { sampleQuotedChoice } from '@/lib/testing/sample-quote';
import { textOf } from '@/lib/testing/text-of';
import { CostCard } from './cost-card';
import { ids } from './screen.ids';

const quoted = sampleQuotedChoice();

function open(cost: Partial<QuoteState>, hasCoupon = false, estimate?: Estimate) {
  const onDropCoupon = jest.fn();
  const refetch = jest.fn();
  const state: QuoteState = { status: 'ready', quoted: null, error: null, refetch, ...cost };
  const { container } = renderWithI18n(
    <CostCard cost={state} estimate={estimate} hasCoupon={hasCoupon} onDropCoupon={onDropCoupon} />,
  );
  return { container, onDropCoupon };
}

const failure = (...fields: string[]) =>
  new ApiError('refused', {
    ...{ path: 'loan/preview', hint: '', serverMessage: 'No se puede.' },
    fields: fields.map((field) => ({ field, message: 'No se puede.' })),
  });

test('announces the cost of the choice once its quote is here', () => {
  const { container } = open({ quoted });
  expect(page.getByRole('status')).toHaveTextContent(/188\.000.*215\.000/);
  expect(container.querySelector('[aria-busy]')).toBeNull();
  expect(container.querySelector('.loan-info-choose__stale')).toBeNull();
});

test('marks the cost of an earlier choice as busy while a new quote loads, and announces nothing', () => {
  const { container } = open({ status: 'updating', quoted });
  expect(page.getByRole('status')).toBeEmptyDOMElement();
  expect(container.querySelector('[aria-busy="true"]')).toHaveClass('loan-info-choose__stale');
  expect(document.getElementById(ids.cost)).toHaveTextContent('$215.000');
});

test('shows what another choice comes to, as an estimate, while its quote loads', () => {
  const { amount, term_days } = quoted.quote;
  const estimate = {
    quote: { ...quoted.quote, amount: amount / 2, repayment: 107_500 },
    isExact: false,
  };
  open({ status: 'updating', quoted }, false, estimate);
  const card = within(document.getElementById(ids.cost) ?? document.body);
  const values = { amount: '$100.000', term: `${term_days} días` };
  expect(card.getByText(textOf('loanInfoChoose.cost.estimate', values))).toBeVisible();
  expect(document.getElementById(ids.cost)).toHaveTextContent('$107.500');
  expect(document.getElementById(ids.cost)).not.toHaveTextContent('$215.000');
});

test('shows a skeleton until the first quote', () => {
  const { container } = open({ status: 'updating' });
  expect(container.querySelector('.bone')).not.toBeNull();
  expect(document.getElementById(ids.cost)).toBeNull();
});

test('shows nothing for a term that the product does not have', () => {
  expect(open({ status: 'noTerm', quoted }).container).toBeEmptyDOMElement();
});

test.each<[string, ApiError, boolean]>([
  ['without a coupon', failure('coupon_id'), false],
  ['with a coupon, by the amount', failure('amount'), true],
  ['with a coupon, by nothing named', failure(), true],
])(
  'a quote that fails %s says so without figures, and leaves the retry to the dock',
  (_, error, hasCoupon) => {
    open({ status: 'failed', quoted, error }, hasCoupon);
    expect(page.getByRole('alert')).toHaveTextContent('No se puede.');
    expect(document.getElementById(ids.dropCoupon)).toBeNull();
    expect(document.getElementById(ids.cost)).toBeNull();
    expect(page.queryByRole('button')).toBeNull();
  },
);

test('a quote that fails by its coupon offers to drop it', async () => {
  const error = failure('amount', 'coupon_id');
  const { onDropCoupon } = open({ status: 'failed', error }, true);
  await userEvent.click(page.getByRole('button'));
  expect(onDropCoupon).toHaveBeenCalledTimes(1);
});
