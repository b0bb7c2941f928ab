import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import type { Coupon } from '@/lib/api/schemas/loan';
import { renderWithI18n } from '@/lib/testing/render';
import { CouponRow } from './coupon-row';

const coupon: Coupon = {
  id: 'c1',
  kind: 'fee_reduction',
  value: 5_000,
  expires_at: '2036-12-31T23:59:59-03:00',
  state: 'usable',
};
const from150 = { ...coupon, id: 'c2', min_amount: 150_000 };

type Props = Parameters<typeof CouponRow>[0];

function open(coupons: readonly Coupon[] | undefined, changes: Partial<Props> = {}) {
  const benefits = { data: coupons && { coupons }, error: undefined, isRefreshing: false };
  const retry = jest.fn(async () => true);
  const onChoose = jest.fn();
  const { container } = renderWithI18n(
    <CouponRow
      benefits={{ ...benefits, retry }}
      chosen={undefined}
      best={undefined}
      amount={100_000}
      onChoose={onChoose}
      {...changes}
    />,
  );
  return { container, onChoose };
}

test.each([
  ['none is known yet', undefined],
  ['there are none', []],
  ['none can be used', [{ ...coupon, state: 'used' } as const]],
])('shows nothing while %s', (_, coupons) => {
  expect(open(coupons).container).toBeEmptyDOMElement();
});

test('offers a retry when the coupons cannot be fetched', async () => {
  const retry = jest.fn(async () => true);
  const error = new ApiError('network', { path: 'coupon/my_coupon', hint: '' });
  open(undefined, { benefits: { data: undefined, error, retry, isRefreshing: false } });
  await userEvent.click(page.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('names the only coupon, and the number of several', () => {
  const { container } = open([coupon]);
  expect(container).toHaveTextContent('$5.000');
  const { container: several } = open([coupon, from150]);
  expect(several).toHaveTextContent('2');
  expect(several).not.toHaveTextContent('$5.000');
});

test('the only coupon that needs a larger loan says from which amount on it applies', () => {
  expect(open([from150]).container).toHaveTextContent('$150.000');
});

test('of the coupons to choose from, those that need a larger loan cannot be chosen', async () => {
  open([coupon, from150]);
  await userEvent.click(page.getByRole('button'));
  const [any, larger] = within(page.getByRole('dialog')).getAllByRole('radio');
  expect(any).toBeEnabled();
  expect(larger).toBeDisabled();
});

test('a loan that is large enough may have any of them', async () => {
  open([coupon, from150], { amount: 150_000 });
  await userEvent.click(page.getByRole('button'));
  for (const radio of within(page.getByRole('dialog')).getAllByRole('radio')) {
    expect(radio).toBeEnabled();
  }
});
