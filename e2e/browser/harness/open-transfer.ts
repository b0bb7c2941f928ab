import { pauseClock } from './hold-calls';
import type { Journey } from './journey';

/** The account for the transfer of an overdue loan, whose lines can be copied; the clock is paused. */
export async function openTransfer({ page, open, order }: Journey): Promise<void> {
  await open(order.path, 'overdue');
  await order.waitForState('overdue');
  await order.choosePaymentMethod('transfer');
  await order.confirmPayment();
  await order.waitForTransferDetails();
  await pauseClock(page);
}
