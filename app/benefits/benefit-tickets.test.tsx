import { screen as page } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Coupon } from '@/lib/api/schemas/loan';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { CouponTicket, VoucherTicket } from './benefit-tickets';

const coupon: Coupon = {
  id: 'c1',
  kind: 'fee_reduction',
  value: 5_000,
  expires_at: '2026-12-31T23:59:59-03:00',
  state: 'usable',
};

const voucher = {
  id: 'v1',
  raise: 50_000,
  valid_days: 30,
  expires_at: '2026-12-31T23:59:59-03:00',
};

function ticket(element: ReactElement): HTMLElement {
  const navigator = fakeNavigator({ path: '/', query: {} });
  renderWithI18n(<NavigatorContext value={navigator}>{element}</NavigatorContext>);
  return page.getByRole('listitem');
}

test.each([
  ['usable', true, { spent: false, link: true }],
  ['usable', false, { spent: false, link: false }],
  ['used', true, { spent: true, link: false }],
  ['expired', true, { spent: true, link: false }],
] as const)('a coupon that is %s, in an account that can borrow: %s', (state, canBorrow, shown) => {
  const item = ticket(<CouponTicket coupon={{ ...coupon, state }} canBorrow={canBorrow} />);
  expect(item.classList.contains('ticket--spent')).toBe(shown.spent);
  expect(page.queryByRole('link') !== null).toBe(shown.link);
});

test.each([
  ['usable', false],
  ['used', true],
  ['expired', true],
] as const)(
  'a voucher that is %s is shown as spent and no longer in the limit: %s',
  (state, spent) => {
    const item = ticket(<VoucherTicket voucher={{ ...voucher, state }} limit={300_000} />);
    expect(item.classList.contains('ticket--spent')).toBe(spent);
    const counted = textOf('benefits.counted', { limit: '$300.000' });
    expect(page.queryByText(counted) === null).toBe(spent);
  },
);

test('a used coupon says when it was used, where the server tells', () => {
  const used = { ...coupon, state: 'used', used_at: '2026-11-12T10:00:00-03:00' } as const;
  expect(ticket(<CouponTicket coupon={used} canBorrow />)).toHaveTextContent('Usado el 12');
});
