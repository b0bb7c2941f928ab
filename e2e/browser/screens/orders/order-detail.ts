import type { Page } from 'playwright-core';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import { linesOf, percentIn, type ShownFigures, sumIn } from '@/e2e/browser/screens/loan/figures';
import type { Order } from '@/lib/api/schemas/order';
import { orderMarks } from './order-marks';

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

  /** Waits until the loan is shown in this state. */
  async shows(state: Order['state']): Promise<void> {
    await this.stands();
    const { has, lacks } = orderMarks[state];
    let main = this.page.locator('main:visible');
    if (has) main = main.filter({ has: this.page.locator(`[id="${has}"]`) });
    for (const id of lacks) main = main.filter({ hasNot: this.page.locator(`[id="${id}"]`) });
    await main.waitFor();
  }

  /** Opens the ways to pay and chooses one. */
  async choosePay(way: 'yape' | 'transfer' | 'debit'): Promise<void> {
    await this.tap(paymentIds.open);
    await this.tapChip('pay-option', way);
  }

  /** Goes on to pay in the chosen way; answers the sum that the button says, in pesos. */
  async confirmPay(): Promise<number> {
    const said = await this.by(paymentIds.confirm).textContent();
    await this.tap(paymentIds.confirm);
    return sumIn(said ?? '');
  }

  /** Waits until the button to pay says this sum, in pesos. */
  async offers(pesos: number): Promise<void> {
    await this.page.waitForFunction(
      ([id, sum]) => document.getElementById(id)?.textContent?.replace(/\D/g, '') === sum,
      [paymentIds.confirm, String(pesos)] as const,
    );
  }

  /** Waits until the sheet says why the payment cannot begin. */
  async isRefused(): Promise<void> {
    await this.by(paymentIds.refused).waitFor();
  }

  /** Waits until the account for a transfer is shown. */
  async showsTransfer(): Promise<void> {
    await this.by(paymentIds.transfer).waitFor();
  }

  /** Asks whether the payment has arrived. */
  async check(): Promise<void> {
    // While it is being asked, a tap does nothing.
    await this.page.locator(`[id="${paymentIds.check}"]:visible:not([aria-busy])`).tap();
  }

  /** To correct the account whose payment failed. */
  async fixAccount(): Promise<void> {
    await this.tap(ids.fix);
  }
}
