import type { Page } from 'playwright-core';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import { AppScreen } from '../app-screen';
import { linesOf, percentIn, type ShownFigures, sumIn, sumsIn } from '../loan/figures';

/** One loan: how it stands, every figure, and paying it. */
export class OrderDetailScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/order-detail/order-detail', mark: ids.figures });
  }

  async figures(): Promise<ShownFigures> {
    const [asked, fee, arrival, interest, repayment, cae] = await linesOf(this.by(ids.figures));
    return {
      amount: sumIn(asked?.value),
      fee: -sumIn(fee?.value),
      arrival: sumIn(arrival?.value),
      interest: sumIn(interest?.value),
      repayment: sumIn(repayment?.value),
      cae: percentIn(cae?.value),
      due: repayment?.label ?? '',
    };
  }

  /** The one large sum, in pesos. */
  async sum(): Promise<number> {
    const spoken = await this.page.locator('.order-detail__head .money .vh').textContent();
    return Number(spoken?.replace(/\D/g, ''));
  }

  /** The parts of what a late loan costs: the loan, once, by the day. */
  async lateParts(): Promise<number[]> {
    const card = this.by(ids.lateCost);
    await card.waitFor();
    return (await card.locator('.legend dd').allTextContents()).map(sumIn);
  }

  /** Waits until it can be paid. */
  async isPayable(): Promise<void> {
    await this.by(paymentIds.open).waitFor();
  }

  /** Opens the ways to pay and takes one; its button says the whole sum, which is returned. */
  async pay(way: 'yape' | 'transfer' | 'debit'): Promise<number> {
    await this.tap(paymentIds.open);
    await this.tapChip('pay-option', way);
    const sum = sumsIn((await this.by(paymentIds.confirm).textContent()) ?? '')[0];
    await this.tap(paymentIds.confirm);
    return sum ?? Number.NaN;
  }

  /** Waits until the account for a transfer is shown. */
  async showsTransfer(): Promise<void> {
    await this.by(paymentIds.transfer).waitFor();
  }

  /** Asks whether the payment has arrived. */
  async check(): Promise<void> {
    await this.tap(paymentIds.check);
  }

  /** Waits until the loan is paid back. */
  async isCleared(): Promise<void> {
    await this.by(ids.again).waitFor();
  }

  /** To correct the account whose payment failed. */
  async fixAccount(): Promise<void> {
    await this.tap(ids.fix);
  }
}
