import { screen as shownPage, waitFor } from '@testing-library/react';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { screen as contract } from '@/app/pages/contract-new/contract-new/screen';
import { states as contractStates } from '@/app/pages/contract-new/contract-new/screen.states';
import { screen as loanInformation } from '@/app/pages/loan/loan-information/loan-information/screen';
import { states as loanStates } from '@/app/pages/loan/loan-information/loan-information/screen.states';
import { screen as order } from '@/app/pages/order-detail/order-detail/screen';
import { states as orderStates } from '@/app/pages/order-detail/order-detail/screen.states';
import type { ScreenState, ScreenStates } from '@/app/pages/screen-state';
import { screen as autoSign } from '@/app/pages/sign/auto-sign/screen';
import { screen as sign } from '@/app/pages/sign/sign/screen';
import { clearCache } from '@/lib/api/cache';
import { request } from '@/lib/api/client';
import { arrivalLines } from '@/lib/loan/figure-lines';
import type { Screen } from '@/lib/router/define-screen';
import { readValue, writeValue } from '@/lib/storage/values';
import { wrongSums } from '@/lib/testing/adds-up';
import { confirmQuote } from '@/lib/testing/confirm-quote';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

/** Pesos of a figure such as `−$7.200`; `null` for one that is no amount. */
function pesosOf(text: string): number | null {
  const [, sign, digits] = /^([−+-]?)\$([\d.]+)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll('.', ''));
  return sign === '−' || sign === '-' ? -amount : amount;
}

/** The lines of each list of figures on the page. */
function listsOnPage() {
  return [...document.querySelectorAll('dl.figures')].map((list) =>
    [...list.children].flatMap((line) => {
      const amount = pesosOf(line.querySelector('dd')?.textContent ?? '');
      if (amount === null) return [];
      const kind = ['total', 'subtotal'].find((name) =>
        line.classList.contains(`figures__${name}`),
      );
      const role = kind === 'total' ? 'total' : kind === 'subtotal' ? 'subtotal' : 'part';
      return [{ amount, role } as const];
    }),
  );
}

/** Checks the sums on the page; returns the number of lists. */
async function checkSums(): Promise<number> {
  await waitFor(() =>
    expect(document.querySelector('main')).not.toHaveAttribute('aria-busy', 'true'),
  );
  const sums = listsOnPage().filter((list) => list.some(({ role }) => role === 'total'));
  for (const list of sums) expect(wrongSums(list)).toEqual([]);
  return sums.length;
}

/** The states without a fault: the others load or have failed. */
const shown = (screen: Screen, states: ScreenStates) =>
  Object.entries<ScreenState>(states).flatMap(([name, state]) =>
    state.faults ? [] : [[name, screen, state] as const],
  );

test.each([
  ['order detail', shown(order, orderStates)],
  ['contract', shown(contract, contractStates)],
  ['confirmation', shown(loanInformation, loanStates)],
])('every list of figures adds up in every state: %s', async (_name, all) => {
  let lists = 0;
  for (const [, screen, state] of all) {
    const { unmount } = await renderScreen(screen, state);
    lists += await checkSums();
    unmount();
    clearCache({ reload: false });
  }
  expect(lists).toBeGreaterThan(3);
});

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
  expect(value('Costo del servicio')).toHaveTextContent('−$12.000');
  expect(value('Tu cupón')).toHaveTextContent('+$3.000');
  expect(value('Costo con tu cupón')).toHaveTextContent('−$9.000');
  expect(await checkSums()).toBe(2);
});

test('shows fee, discount and what it comes to in the loan and in its contract, as they were signed', async () => {
  const sandbox = createTestSandbox();
  await confirmQuote(sandbox, 'approved');
  const choice = { product_id: 'luka', amount: 200_000, term_days: 30 };
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
