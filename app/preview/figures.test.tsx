import { act, screen as shownPage, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import type { ScreenState } from '@/app/pages/screen-state';
import { screen as autoSign } from '@/app/pages/sign/auto-sign/screen';
import { screen as sign } from '@/app/pages/sign/sign/screen';
import { routes } from '@/app/routes.gen';
import { setInputValue } from '@/components/text-field/text-field';
import { request } from '@/lib/api/client';
import { arrivalLines } from '@/lib/loan/figure-lines';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { readValue, writeValue } from '@/lib/storage/values';
import { wrongSums } from '@/lib/testing/adds-up';
import { confirmQuote } from '@/lib/testing/confirm-quote';
import { leave, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { setPreconditions } from './runtime/enter-state';
import { galleryAreas } from './screens';

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

/** Waits until calls and rendering have stopped for 60 ms; a call that never ends does not count. */
async function idle(): Promise<void> {
  let [before, still] = ['', 0];
  for (let tries = 0; tries < 100 && still < 3; tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const now = document.body.innerHTML;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Renders a state as the gallery does, with its preconditions and user actions. */
async function enter(screen: Screen, state: ScreenState): Promise<() => void> {
  const { before = [], query = {}, actions = [] } = state;
  const { unmount, sandbox } = await renderScreen(screen, state, {
    before: () => setPreconditions(before, query),
  });
  await idle();
  // The lock is rendered beside the screen, and shows no figures.
  if (before.includes('locked')) return unmount;
  for (const action of actions) {
    if ('fault' in action) sandbox.control.fault({ times: 9, ...action.fault });
    if ('click' in action) await userEvent.click(await element(action.click));
    if ('type' in action) {
      const field = await element(action.type);
      act(() => field instanceof HTMLInputElement && setInputValue(field, action.text));
    }
    await idle();
  }
  return unmount;
}

function element(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no element ${selector}`);
    return found;
  });
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

test.each(galleryAreas.flatMap(({ screens }) => screens))(
  'every list of figures adds up in every state: $path',
  async ({ path, states }) => {
    const { screen } = (await routes[path]?.()) ?? {};
    if (!screen) throw new Error(`no screen at ${path}`);
    let sums = 0;
    for (const { name, ...state } of states) {
      const unmount = await enter(screen, state);
      try {
        sums += checkSums();
      } catch (error) {
        throw new Error(`state ${name}: ${String(error)}`, { cause: error });
      }
      unmount();
      await leave();
    }
    expect(sums > 0).toBe(screensWithSums.includes(path));
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
