import { screen as shown } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';

const timeline = () => document.getElementById(ids.timeline);

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
