import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitTabTap } from '@/lib/router/tab-tap';
import { takeReturnPath } from '@/lib/session/return-path';
import { readValue, writeValue } from '@/lib/storage/values';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderScreen } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

/** Simulates that the end of the list scrolls into view. */
let reachEnd: () => void;

beforeEach(() => {
  class Observer extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      const seen = { isIntersecting: true };
      reachEnd = () => act(() => Reflect.apply(callback, this, [[seen], this]));
    }
  }
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation((callback) => new Observer(callback));
});

const rows = () => [...document.querySelectorAll(`#${ids.list} li > .my-loan__row`)];

test('lets a guest log in and return', async () => {
  const { navigator } = await renderScreen(screen, states.guest);
  await userEvent.click(page.getByRole('button', { name: textOf('myLoan.guest.action') }));
  expect(navigator.push).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/pages/account/get-code-page/get-code-page' }),
  );
  expect(takeReturnPath()).toBe('/pages/my-loan/my-loan');
});

test.each([
  [0, 'get_processing_order'],
  [1, 'get_complete_order'],
] as const)('with list %d chosen last, %s alone is fetched', async (list, path) => {
  writeValue('my_loan_index', list);
  await renderScreen(screen, states.lending);
  await page.findByRole('tabpanel');
  const lists = () => received.map((call) => call.path).filter((each) => each.endsWith('_order'));
  await waitFor(() => expect(lists()).toEqual([`user/${path}`]));
});

test('stores the selected tab', async () => {
  await renderScreen(screen, states.longList);
  await userEvent.click(await page.findByRole('tab', { name: textOf('myLoan.tabs.complete') }));
  expect(readValue('my_loan_index')).toBe(1);
  await waitFor(() => expect(rows()).toHaveLength(20));
  await userEvent.click(page.getByRole('tab', { name: textOf('myLoan.tabs.processing') }));
  expect(readValue('my_loan_index')).toBe(0);
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('loads more when the end of the list scrolls into view', async () => {
  writeValue('my_loan_index', 1);
  await renderScreen(screen, states.longList);
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(page.queryByText(/en total/)).not.toBeInTheDocument();
  reachEnd();
  await waitFor(() => expect(rows()).toHaveLength(40));
});

test('keeps the rows and retries on tap when loading more fails', async () => {
  writeValue('my_loan_index', 1);
  const { sandbox } = await renderScreen(screen, states.longList);
  await waitFor(() => expect(rows()).toHaveLength(20));
  sandbox.control.fault({ path: 'user/get_complete_order', kind: '500', times: 1 });
  reachEnd();
  expect(await page.findByText('No pudimos cargar el resto de la lista.')).toBeInTheDocument();
  expect(rows()).toHaveLength(20);
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(rows()).toHaveLength(40));
});

test('does not say that the list was refreshed when that failed', async () => {
  const { sandbox } = await renderScreen(screen, states.lending);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  sandbox.control.fault({ path: 'user/get_processing_order', kind: '500', times: 1 });
  const said: string[] = [];
  const status = page.getByRole('button', { name: 'Actualizar' }).nextElementSibling;
  new MutationObserver(() => said.push(status?.textContent ?? '')).observe(status ?? document, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await userEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(said).toEqual(['Actualizando', '']));
  await userEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(said).toContain('Actualizado'));
});

test('refetches on a tap on the tab at the top, else scrolls to the top', async () => {
  // Its due date is a working day.
  const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T12:00:00-03:00') });
  await renderScreen(screen, states.lending, { sandbox });
  await page.findByText(/Al día/);
  sandbox.control.advance('P57D');
  act(() => emitTabTap('/pages/my-loan/my-loan'));
  expect(await page.findByText('3 días de atraso')).toBeInTheDocument();

  Object.assign(window, { scrollY: 400 });
  act(() => emitTabTap('/pages/my-loan/my-loan'));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  Object.assign(window, { scrollY: 0 });
});

test('sorts overdue orders first, then those with a failed payout', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', (orders) => {
    orders.list = [
      sampleOrder({ order_no: '1', state: 'lending' }),
      sampleOrder({ order_no: '2', state: 'payment_failed' }),
      sampleOrder({ order_no: '3', state: 'overdue', days_overdue: 2 }),
    ];
    orders.total = 3;
  });
  await renderScreen(screen, states.lending, { sandbox });
  await waitFor(() => expect(rows().map(({ id }) => id)).toEqual(['3', '2', '1'].map(ids.row)));
  expect(page.getByText('3 préstamos en total')).toBeInTheDocument();
});
