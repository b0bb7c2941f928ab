import { screen as shownPage } from '@testing-library/react';
import * as v from 'valibot';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { screen as autoSign } from '@/app/pages/sign/auto-sign/screen';
import { screen as sign } from '@/app/pages/sign/sign/screen';
import { request } from '@/lib/api/client';
import { arrivalLines } from '@/lib/loan/figure-lines';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { readValue, writeValue } from '@/lib/storage/values';
import { wrongSums } from '@/lib/testing/adds-up';
import { confirmQuote } from '@/lib/testing/confirm-quote';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { allScreens, idle, walkStates } from '@/lib/testing/walk-states';

/** Pesos of a figure such as `−$7.200`; `null` for one that is no amount. */
function pesosOf(text: string): number | null {
  const [, sign, digits] = /^([−+-]?)\$([\d.]+)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll('.', ''));
  return sign === '−' || sign === '-' ? -amount : amount;
}

/** The amounts of each description list on the page; `data-sum` marks a line that is a sum. */
function listsOnPage() {
  return [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dd')].flatMap((value) => {
      // Without the amount in words for screen readers.
      const shown = value.querySelector('.money > [aria-hidden]') ?? value;
      const amount = pesosOf(shown.textContent);
      const role = value.closest<HTMLElement>('[data-sum]')?.dataset.sum ?? 'part';
      return amount === null ? [] : [{ amount, role: v.parse(sumRole, role) }];
    }),
  );
}

const sumRole = v.picklist(['part', 'subtotal', 'total']);

/** Checks the sums on the page; returns the number of lists with one. */
function checkSums(): number {
  const lists = listsOnPage();
  expect(lists.flatMap(wrongSums)).toEqual([]);
  return lists.filter((list) => list.some(({ role }) => role === 'total')).length;
}

/** The screens on which a list of figures with a sum is shown. */
const screensWithSums: RoutePath[] = [
  '/',
  '/pages/contract-new/contract-new',
  '/pages/contract-new/increase-amount',
  '/pages/contract-new/my-coupon',
  '/pages/index/api-state/api-state',
  '/pages/index/home-components/home-top',
  '/pages/index/init-state/init-state',
  '/pages/landing/landing-sign-success/landing-sign-success',
  '/pages/loan/loan-info-choose/loan-info-choose',
  '/pages/loan/loan-information/loan-information',
  '/pages/order-detail/order-detail',
  '/pages/product/product',
  '/pages/profile/profile',
  '/pages/sign/auto-sign',
  '/pages/sign/sign',
];

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test.each(allScreens)(
  'every list of figures adds up in every state: $path',
  async (screen) => {
    let sums = 0;
    const check = () => {
      sums += checkSums();
    };
    await walkStates(screen, { check });
    expect(sums > 0).toBe(screensWithSums.includes(screen.path));
  },
  60_000,
);

test.each([
  ['drawn or typed', sign],
  ['with one tap', autoSign],
])('every list of figures adds up when signing with a coupon: %s', async (_name, screen) => {
  const sandbox = createTestSandbox();
  const { confirmed, query } = await confirmQuote(sandbox, 'approved');
  writeValue(`luka_signed_${readValue('user_id')}`, true);
  const choice = { ...confirmed.choice, coupon_id: 'welcome-user_demo' };
  const quote = await request('loan/preview', choice);
  if (!quote) throw new Error('loan/preview: no such term');
  saveConfirmedQuote({ ...confirmed, choice, quote });
  const state = { scenario: 'approved', query: { ...query, preview_id: quote.preview_id } };
  await renderScreen(screen, state, { sandbox });
  await shownPage.findByText('Tu cupón');
  const value = (label: string) => shownPage.getByText(label).nextSibling;
  expect(value('Comisión por servicio')).toHaveTextContent('−$12.000');
  expect(value('Tu cupón')).toHaveTextContent('+$3.000');
  expect(value('Comisión con tu cupón')).toHaveTextContent('−$9.000');
  await idle();
  expect(checkSums()).toBe(3);
});

test('shows fee, discount and what it comes to in the loan and in its contract, as they were signed', async () => {
  const sandbox = createTestSandbox();
  await confirmQuote(sandbox, 'approved');
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
  const quote = await request('loan/preview', { ...choice, coupon_id: 'welcome-user_demo' });
  if (!quote) throw new Error('loan/preview: no such term');
  const signature = 'Camila Muñoz';
  await request('loan/apply', {
    request_id: 'r',
    preview_id: quote.preview_id,
    agree: true,
    signature,
  });
  const { list } = await request('user/get_processing_order', { page: 1, page_size: 1 });
  expect(list[0]).toMatchObject({ service_fee: 9_000, discount: 3_000, arrival: 191_000 });
  expect(list[0] && arrivalLines(list[0])).toEqual(arrivalLines(quote));
});
