import { paymentIds } from '@/app/orders/payment/payment.ids';
import { pauseClock } from './hold-calls';
import type { Journey } from './journey';
import { waitUntilTaken } from './press';

/** The account for the transfer of an overdue loan, whose lines can be copied; the clock is paused. */
export async function openTransfer({ page, open, order, by }: Journey): Promise<void> {
  await open(order.path, 'overdue');
  await order.waitForState('overdue');
  await order.choosePaymentMethod('transfer');
  await order.confirmPayment();
  await order.waitForId(paymentIds.transfer);
  // Without time the app would never take another press.
  await waitUntilTaken(by(paymentIds.copyAll));
  await pauseClock(page);
}
