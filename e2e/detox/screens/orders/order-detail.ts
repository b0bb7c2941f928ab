import { expect } from 'detox';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import { orderMarks } from '@/e2e/browser/screens/orders/order-marks';
import { AppScreen, at, isThere, shown } from '@/e2e/detox/screens/app-screen';
import { eventually } from '@/e2e/detox/setup/eventually';
import type { Order } from '@/lib/api/schemas/order';

/** One loan: how it stands, every figure, and paying it. */
export class OrderDetailScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/order-detail/order-detail', mark: ids.figures });
  }

  /** Waits until the loan is shown in this state. */
  async shows(state: Order['state']): Promise<void> {
    await this.stands();
    const { has, lacks } = orderMarks[state];
    await eventually(async () => {
      if (has) await expect(at(shown(has))).toExist();
      for (const id of lacks) await expect(at(shown(id))).not.toExist();
    });
  }

  /** Opens the ways to pay and chooses one. */
  async choosePay(way: 'yape' | 'transfer' | 'debit'): Promise<void> {
    await this.tap(paymentIds.open);
    await this.tapChip('pay-option', way);
  }

  /** Goes on to pay in the chosen way. */
  async confirmPay(): Promise<void> {
    await this.tap(paymentIds.confirm);
  }

  /** Waits until the account for a transfer is shown. */
  async showsTransfer(): Promise<void> {
    await isThere(shown(paymentIds.transfer));
  }

  /** Waits until the person can ask whether the payment has arrived. */
  async asksToCheck(): Promise<void> {
    await isThere(shown(paymentIds.check));
  }

  /** Asks whether the payment has arrived. */
  async check(): Promise<void> {
    await this.tap(paymentIds.check);
  }

  /** To correct the account whose payment failed. */
  async fixAccount(): Promise<void> {
    await this.tap(ids.fix);
  }
}
