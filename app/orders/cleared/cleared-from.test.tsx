import { screen as page } from '@testing-library/react';
import { screen as paper } from '@/app/pages/contract-new/contract-new/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { getAuth } from '@/lib/api/auth';
import { writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { clearedFrom } from './cleared-from';

const dueDay = '2026-08-25T18:00:00-04:00';
const nextDay = '2026-08-26T09:30:00-04:00';
const payment = { payment_id: 'p', amount: 100_000, paid_at: nextDay };

test('a loan is paid back since its last payment counts, not since the money has come', () => {
  const payments = [{ ...payment, ordered_at: dueDay }];
  expect(clearedFrom({ cleared_at: nextDay, payments })).toBe(dueDay);
});

test('of several payments the last day counts, whichever has come last', () => {
  const earlier = { ...payment, ordered_at: '2026-08-24T12:00:00-04:00' };
  const payments = [{ ...payment, paid_at: dueDay, ordered_at: dueDay }, earlier];
  expect(clearedFrom({ cleared_at: nextDay, payments })).toBe(dueDay);
});

test('a payment that was all too much does not count', () => {
  const payments = [
    { ...payment, ordered_at: dueDay },
    { ...payment, ordered_at: nextDay, overpaid: 100_000 },
  ];
  expect(clearedFrom({ cleared_at: nextDay, payments })).toBe(dueDay);
});

test.each([
  ['no payments', undefined],
  ['payments that count when they come', [payment]],
  ['a payment of another day, as what was left was waived', [{ ...payment, paid_at: dueDay }]],
])('it is the server’s instant with %s', (_, payments) => {
  expect(clearedFrom({ cleared_at: nextDay, payments })).toBe(nextDay);
  expect(clearedFrom({ payments })).toBeUndefined();
});

test.each([
  ['the order', detail, {}],
  ['My loans', loans, {}],
  ['the certificate', paper, { paper: 'certificate' }],
] as const)(
  'a transfer of the due date that comes the next day pays the loan on the due date: %s',
  async (_, screen, query) => {
    writeValue('my_loan_index', 1);
    const start = Date.parse('2026-11-24T18:00:00-03:00');
    jest.useFakeTimers({ now: start, advanceTimers: true });
    const sandbox = createTestSandbox({ hidesDate: true });
    const before = async () => {
      const { state } = sandbox.control.state();
      const order_no = state.accounts[0]?.orders[0]?.order_no ?? '';
      const pay = { request_id: 'r', order_no, option_id: 'transfer', amount: 215_000 };
      await sandbox.call('deal/repay_request', pay, getAuth().token() ?? '');
      jest.setSystemTime(start + 16 * 3_600_000);
      sandbox.control.settle(
        sandbox.control.state().state.payments[0]?.payment_id ?? '',
        'success',
      );
    };
    await renderScreen(screen, { scenario: 'due_today', query }, { sandbox, before });
    expect((await page.findAllByText(/24 nov 2026/)).length).toBeGreaterThan(0);
    expect(document.body).toHaveTextContent(
      /(Pagado|Pagado por completo|Devolviste)( el)? ?24 nov 2026/,
    );
    expect(document.body).not.toHaveTextContent(
      /(Pagado el|Pagado por completo el|Pagaste \$215\.000 el|Devolviste el|Terminaste de pagar: \$215\.000) ?25 nov 2026/,
    );
    jest.useRealTimers();
  },
);
