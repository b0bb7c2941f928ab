import { act, screen as page } from '@testing-library/react';
import { savePendingPayment } from '@/app/orders/payment/pending-payment';
import { screen } from '@/app/pages/index/index/screen';
import { requestRepayment } from '@/lib/api/calls/loan';
import { request } from '@/lib/api/client';
import { serverNow } from '@/lib/server-time/server-time';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';

test('an open Home shows by itself that a transfer has come which is awaited', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sandbox = createTestSandbox();
  let paymentId = '';
  const before = async () => {
    const { list } = await request('user/get_processing_order', { page: 1, page_size: 1 });
    const order_no = String(list[0]?.order_no);
    const reply = await requestRepayment({ order_no, option_id: 'transfer', amount: 249_000 });
    paymentId = reply.payment_id;
    savePendingPayment(order_no, { ...reply, total: 249_000, due: 249_000, at: serverNow() });
  };
  await renderScreen(screen, { scenario: 'overdue' }, { sandbox, before });
  await page.findByText(textOf('home.awaited.title', { isTold: 'false' }));
  sandbox.control.settle(paymentId, 'success');
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await page.findByText(/ya no debes nada/)).toBeInTheDocument();
});
