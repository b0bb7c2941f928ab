import { act, screen as page } from '@testing-library/react';
import { screen as home } from '@/app/pages/index/index/screen';
import { screen as choose } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen';
import { screen as myLoan } from '@/app/pages/my-loan/my-loan/screen';
import { screen as orderDetail } from '@/app/pages/order-detail/order-detail/screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dueToday = textOf('orders.state.dueToday');
const late = textOf('orders.state.overdue', { days: 1 });

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:30-03:00') }));

test.each([
  ['Home', home],
  ['My loans', myLoan],
  ['the order', orderDetail],
] as const)('%s, open over midnight, shows the loan that was due as late', async (_, screen) => {
  await renderScreen(screen, { scenario: 'due_today' });
  await pass(2000);
  expect(page.getAllByText(dueToday)).not.toHaveLength(0);
  await pass(40_000);
  expect(page.queryByText(dueToday)).not.toBeInTheDocument();
  expect(page.getAllByText(late)).not.toHaveLength(0);
  expect(document.body).toHaveTextContent('$233.000');
});

test('Home, open over midnight without a connection, does not call the loan due today or up to date', async () => {
  const { sandbox } = await renderScreen(home, { scenario: 'due_today' });
  await pass(2000);
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 99 });
  await pass(40_000);
  expect(page.queryByText(dueToday)).not.toBeInTheDocument();
  expect(page.queryByText(textOf('orders.state.lending'))).not.toBeInTheDocument();
  expect(page.getByText(textOf('orders.state.dueBefore', { date: '20 nov' }))).toBeVisible();
  expect(page.queryByText(/^hoy,/)).not.toBeInTheDocument();
});

test('the loan choice, open over midnight, shows the date of a loan of the new day', async () => {
  await renderScreen(choose, { scenario: 'approved', query: { term_days: '90' } });
  await pass(5000);
  expect(document.body).toHaveTextContent('18 feb');
  await pass(40_000);
  expect(page.getByText('Devuelves el 19 feb 2027, en 1 cuota')).toBeVisible();
  // Only what has changed names the day before.
  const change = page.getByText(
    textOf('loan.update.date', { before: '18 feb 2027', now: '19 feb 2027' }),
  );
  expect(page.getAllByText(/18 feb/)).toEqual([change]);
});
