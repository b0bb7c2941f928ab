import { applied, dayMs, type SampleLoan, sampleLoan } from '@/lib/testing/sample-loan';
import type { Payment } from '../core/state';
import { payOutIfDue } from './orders';
import { failPayment, findPayment, type Settlement, settlePayment } from './payments';

const now = applied + 36 * dayMs;

let loan: SampleLoan;

beforeEach(() => {
  loan = sampleLoan();
  payOutIfDue(loan.account, loan.order, applied + 8000);
});

function pending(over: Partial<Payment> = {}): Payment {
  const payment: Payment = {
    payment_id: `pay-${loan.state.payments.length}`,
    request_id: 'r',
    account_id: loan.account.id,
    order_no: loan.order.order_no,
    option_id: 'yape',
    amount: 206_000,
    fee: 0,
    reference: 'x',
    ordered_at: now,
    state: 'pending',
    ...over,
  };
  loan.state.payments.push(payment);
  return payment;
}

function settle(payment: Payment, settlement: Omit<Settlement, 'now'>): void {
  settlePayment(loan.state, payment, { ...settlement, now });
}

test('a payment is found by its id; another id is refused', () => {
  const [first, second] = [pending(), pending()];
  expect([findPayment(loan.state, 'pay-0'), findPayment(loan.state, 'pay-1')]).toEqual([
    first,
    second,
  ]);
  expect(() => findPayment(loan.state, 'pay-2')).toThrow('unknown: payment_unknown');
});

test('a success is booked once', () => {
  const payment = pending({ fee: 500, option_id: 'debit' });
  settle(payment, { result: 'success' });
  settle(payment, { result: 'success' });
  settle(payment, { result: 'failure' });
  expect(payment.state).toBe('success');
  expect(loan.order).toMatchObject({ status: 'cleared', failed_payments: [] });
  expect(loan.order.payments).toEqual([
    {
      payment_id: 'pay-0',
      option_id: 'debit',
      amount: 206_000,
      fee: 500,
      paid_at: now,
      counts_from: now,
      balance_after: 0,
      overpaid: 0,
    },
  ]);
});

test.each(['failure', 'cancel'] as const)('a %s is listed, and pays nothing', (result) => {
  const payment = pending();
  settle(payment, { result });
  expect(payment.state).toBe(result);
  expect(loan.order).toMatchObject({
    status: 'lending',
    payments: [],
    failed_payments: [{ payment_id: 'pay-0', result, at: now }],
  });
});

test('a transfer is booked with the amount that was received, a link with its own', () => {
  settle(pending({ option_id: 'transfer' }), { result: 'success', received: 100_000 });
  settle(pending({ amount: 6000 }), { result: 'success', received: 1 });
  settle(pending({ option_id: 'transfer', amount: 1000 }), { result: 'success' });
  expect(loan.order.payments.map(({ amount }) => amount)).toEqual([100_000, 6000, 1000]);
});

test('a loan that is paid back takes a transfer, and refuses a link', () => {
  settle(pending(), { result: 'success' });
  const [link, transfer] = [pending(), pending({ option_id: 'transfer' })];
  settle(link, { result: 'success' });
  settle(transfer, { result: 'success' });
  expect([link.state, transfer.state]).toEqual(['cancel', 'success']);
  expect(loan.order.payments.map(({ overpaid }) => overpaid)).toEqual([0, 206_000]);
  expect(loan.order.failed_payments).toEqual([{ payment_id: 'pay-1', result: 'cancel', at: now }]);
});

test.each([{ account_id: 'gone' }, { order_no: 'gone' }])(
  'a payment of %j stays pending',
  (over) => {
    const payment = pending(over);
    settle(payment, { result: 'success' });
    expect(payment.state).toBe('pending');
    expect(loan.order.payments).toEqual([]);
  },
);

test('failing a payment sets its result and lists it', () => {
  const payment = pending();
  failPayment(loan.order, payment, { result: 'cancel', now });
  expect(payment.state).toBe('cancel');
  expect(loan.order.failed_payments).toEqual([{ payment_id: 'pay-0', result: 'cancel', at: now }]);
});
