import { screen as page, within } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { sampleQuote } from '@/lib/testing/sample-quote';
import { textOf } from '@/lib/testing/text-of';
import { QuoteUpdateNotice } from './quote-update-notice';

test('lists each change with the figure before and now, and the penalty without figures', () => {
  const before = { ...sampleQuote, arrival: 189_000 };
  const update = { kind: 'changed', changes: ['arrival', 'penalty'], before } as const;
  renderWithI18n(<QuoteUpdateNotice update={update} quote={sampleQuote} />);
  const [arrival, penalty] = within(page.getByRole('list')).getAllByRole('listitem');
  expect(arrival).toHaveTextContent('Recibes $188.000 (antes $189.000)');
  expect(penalty).toHaveTextContent(textOf('loan.update.penalty'));
});

test.each([
  ['has expired', '2000-01-01T12:00:00-03:00', /^Tu cupón venció el 1/],
  ['is gone before its time', '2999-01-01T12:00:00-03:00', textOf('loan.update.couponGone')],
])('names the coupon as the cause when it %s', (_, expires_at, title) => {
  const lostCoupon = {
    id: 'c',
    kind: 'fee_reduction',
    value: 3000,
    state: 'usable',
    expires_at,
  } as const;
  const before = { ...sampleQuote, arrival: 191_000, coupon: lostCoupon };
  const update = { kind: 'changed', changes: ['arrival', 'cost'], before, lostCoupon } as const;
  renderWithI18n(<QuoteUpdateNotice update={update} quote={sampleQuote} />);
  expect(page.getByText(title)).toBeInTheDocument();
  expect(page.getByText('Lo que te cuesta es $27.000 (antes $24.000)')).toBeInTheDocument();
});
