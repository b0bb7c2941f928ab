import { screen as shown, within } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';

const timeline = () => document.getElementById(ids.timeline) as HTMLElement;

test('a loan of which a part was paid in time did not miss its whole repayment', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) {
      const part = { payment_id: 'part', amount: 100_000, paid_at: order.applied_at };
      Object.assign(order, { payments: [part] });
    }
  });
  await renderScreen(screen, { scenario: 'overdue' }, { sandbox });
  expect(await shown.findByText(textOf('orderDetail.timeline.missedRest'))).toBeInTheDocument();
  expect(timeline()).not.toHaveTextContent('$215.000');
});

test('a loan of which a part was paid after its due date did miss its whole repayment', async () => {
  await renderScreen(screen, { scenario: 'part_paid' });
  expect(await shown.findByText('Venció el pago de $215.000')).toBeInTheDocument();
});

test.each([
  ['after the date that it missed', 'part_paid', [/^Venció/, /^Pago de \$241\.000/, /^Esperamos/]],
  [
    'until the loan was cleared',
    'cleared_late',
    [/^Venció/, /^Pago de \$41\.000/, /^Terminaste de pagar: \$210\.500$/],
  ],
  ['but not the one that cleared it', 'cleared', [/^Terminaste de pagar: \$/]],
] as const)('each part that was paid is named %s', async (_, scenario, titles) => {
  await renderScreen(screen, { scenario });
  await shown.findByText(textOf('orderDetail.timeline.signed'));
  const shownTitles = within(timeline())
    .getAllByText(/^(Venció|Pago de|Esperamos|Terminaste)/)
    .map(({ textContent }) => textContent);
  expect(shownTitles).toEqual(titles.map((title) => expect.stringMatching(title)));
});

test('of two payments the one whose money came last paid the loan back, though it counts from before', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_complete_order', ({ list }) => {
    for (const order of list) {
      const paid_at = order.payments?.at(-1)?.paid_at ?? '';
      const before = new Date(Date.parse(paid_at) - 60_000).toISOString();
      order.payments = [
        { payment_id: 'p', amount: 115_000, paid_at: before },
        { payment_id: 't', amount: 100_000, paid_at, ordered_at: '2026-01-01T12:00:00-03:00' },
      ];
    }
  });
  await renderScreen(screen, { scenario: 'cleared' }, { sandbox });
  await shown.findByText('Terminaste de pagar: $100.000');
  const text = /Pago de \$115\.000.*Terminaste de pagar: \$100\.000.* · llegó el \d+ \p{L}+/u;
  expect(timeline()).toHaveTextContent(text);
});

test('a due date that a coupon has moved says by how many days', async () => {
  await renderScreen(screen, { scenario: 'lending_free_days' });
  await shown.findByText(textOf('orderDetail.timeline.signed'));
  expect(timeline()).toHaveTextContent(/5 días sin interés/);
});

test.each([
  ['late', 'cleared_late', [textOf('orderDetail.timeline.missed', { amount: '$215.000' })]],
  ['in time', 'cleared', []],
] as const)(
  'a loan that was paid back %s names its missed date only if there was one',
  async (_, scenario, missed) => {
    await renderScreen(screen, { scenario });
    await shown.findByRole('heading', { name: /ya no debes nada/ });
    const titles = within(timeline()).queryAllByText(/^Venció/);
    expect(titles.map(({ textContent }) => textContent)).toEqual(missed);
  },
);

test('a payout that the bank rejected is not called under way, and says what to do', async () => {
  await renderScreen(screen, { scenario: 'payment_failed' });
  const failed = textOf('orderDetail.timeline.payoutFailed', { amount: '$188.000' });
  expect(await shown.findByText(failed)).toBeInTheDocument();
  expect(timeline()).toHaveTextContent(textOf('orderDetail.timeline.fixAccount'));
  expect(timeline()).not.toHaveTextContent(textOf('home.waiting.usual'));
});

test('a late loan is dated from the last day to pay it, which a Saturday puts off', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) {
      Object.assign(order, { repay_date: '2026-11-14', pay_until: '2026-11-16', days_overdue: 4 });
    }
  });
  await renderScreen(screen, { scenario: 'overdue' }, { sandbox });
  const today = textOf('orderDetail.timeline.today', { date: '20 nov 2026' });
  expect(await shown.findByText(today)).toBeInTheDocument();
});

test('a loan of which a part was paid asks for what is left on its due date', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) {
      const part = { payment_id: 'part', amount: 100_000, paid_at: order.applied_at };
      const forecast = [{ date: order.pay_until ?? order.repay_date, amount: 110_770 }];
      Object.assign(order, { payments: [part], amount_due: 106_000, forecast });
    }
  });
  await renderScreen(screen, { scenario: 'lending' }, { sandbox });
  const due = textOf('orderDetail.timeline.due', { amount: '$110.770' });
  expect(await shown.findByText(due)).toBeInTheDocument();
});

test('what was too much of a payment is said of it, also of one that the loan did not need', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_complete_order', ({ list }) => {
    for (const order of list) {
      const [paid] = order.payments ?? [];
      if (!paid) continue;
      const more = { ...paid, amount: paid.amount + 11_000, overpaid: 11_000 };
      order.payments = [more, { ...paid, payment_id: 'again', overpaid: paid.amount }];
    }
  });
  await renderScreen(screen, { scenario: 'cleared' }, { sandbox });
  await shown.findByText('Terminaste de pagar: $226.000');
  const text = /\$226\.000.*· \$11\.000 de más.*Pago de \$215\.000.*· \$215\.000 de más$/;
  expect(timeline()).toHaveTextContent(text);
});
