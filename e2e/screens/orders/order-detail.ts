import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import {
  amountIn,
  amountsIn,
  readBothLists,
  readFeeLine,
  readLines,
  type ShownFigures,
} from '@/e2e/screens/loan/figures';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import type { Order } from '@/lib/api/schemas/order';

/** The elements by which each state of a loan differs from the others. */
const stateIds: Record<Order['state'], { has: readonly string[]; lacks?: readonly string[] }> = {
  waiting: { has: [], lacks: [paymentIds.open, ids.fix, ids.again] },
  lending: { has: [paymentIds.open], lacks: [ids.lateCost] },
  overdue: { has: [ids.lateCost] },
  cleared: { has: [ids.again] },
  payment_failed: { has: [ids.fix] },
};

/** The lists of figures, below what the loan costs. */
const folded = `${byId(ids.figures)} details`;

/** One loan: its state, its figures, and its repayment. */
export class OrderDetailScreen extends AppScreen {
  readonly path = '/pages/order-detail/order-detail';
  protected readonly readyId = ids.figures;

  async figures(): Promise<ShownFigures> {
    await this.unfoldFigures();
    return readBothLists(this.driver, folded, byId(ids.figures));
  }

  /** Unfolds the lists of figures. */
  private async unfoldFigures(): Promise<void> {
    await this.waitForId(ids.figures);
    if (await this.has(`${folded}:not([open])`)) await this.driver.tap(`${folded} > summary`);
  }

  /** The amount in the heading, in pesos. */
  amount(): Promise<number> {
    return this.pesosOf('.hero');
  }

  /** Waits until the heading has an amount, in pesos. */
  async waitForAmount(pesos: number): Promise<void> {
    await eventuallyEqual(() => this.amount(), pesos);
  }

  /** Waits until the loan is shown in this state. */
  async waitForState(state: Order['state']): Promise<void> {
    await this.waitUntilLoaded();
    await this.waitForIds(stateIds[state]);
  }

  /** Opens the payment methods, unless a button to pay of another screen has, and chooses one. */
  async choosePaymentMethod(method: 'yape' | 'transfer' | 'debit'): Promise<void> {
    await this.waitUntilLoaded();
    if (!(await this.has('dialog[open]'))) await this.tap(paymentIds.open);
    await this.tapChip('pay-option', method);
  }

  /** Pays with the chosen method; returns the amount on the button, in pesos. */
  async confirmPayment(): Promise<number> {
    const text = await this.textOf(byId(paymentIds.confirm));
    await this.tap(paymentIds.confirm);
    return amountIn(text);
  }

  /** Waits until the last check for the payment has an answer, which names its amount, in pesos. */
  async waitForLook(pesos: number): Promise<void> {
    const title = `${byId(paymentIds.look)} .strong`;
    await eventuallyEqual(async () => amountIn(await this.textOf(title)), pesos);
  }

  /** Unfolds the account for a transfer that was told of. */
  async unfoldTransfer(): Promise<void> {
    await this.driver.tap(`details:has(${byId(paymentIds.transfer)}) > summary`);
    await this.waitForId(paymentIds.transfer);
  }

  async feeLine(): Promise<number[]> {
    await this.unfoldFigures();
    return readFeeLine(this.driver, folded);
  }

  /** Why an overdue loan has its amount due after a payment: each line in pesos, then what is left. */
  async balance(): Promise<number[]> {
    const lines = await readLines(this.driver, byId(ids.lateCost));
    return lines.map(({ value }) => amountIn(value));
  }

  /** The amounts of a pending payment whose day is over: what is due now, and what it was. */
  async outdatedAmounts(): Promise<number[]> {
    await this.waitForId(paymentIds.outdated);
    await this.driver.waitUntilGone(byId(paymentIds.transfer));
    return amountsIn(await this.textOf(`${byId(paymentIds.outdated)} .strong`));
  }

  /** Waits until nothing asks for a transfer. */
  async waitUntilNoTransfer(): Promise<void> {
    await this.driver.waitUntilGone(byId(paymentIds.transfer));
    await this.driver.waitUntilGone(byId(paymentIds.outdated));
  }
}
