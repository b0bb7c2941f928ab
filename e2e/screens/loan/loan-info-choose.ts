import { ids } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import { readCost, readLegendFee, type ShownFigures } from './figures';

/** Amount and term of a loan, and its cost. */
export class LoanInfoChooseScreen extends AppScreen {
  /** The slider of the amount. */
  readonly slider = byId(ids.amount);

  readonly path = '/pages/loan/loan-info-choose/loan-info-choose';
  protected readonly readyId = ids.amount;

  /** Taps − or + once. */
  async stepAmount(by: 'less' | 'more'): Promise<void> {
    await this.driver.tap('.amount__row > button', by === 'less' ? 0 : 1);
  }

  /** Types the amount, without the button beside it. */
  async typeAmount(text: string): Promise<void> {
    await this.driver.tap('.amount button.link');
    await this.type(`${ids.amount}-typed`, text);
  }

  async chooseTerm(days: number): Promise<void> {
    await this.tapChip(ids.term, String(days));
  }

  /** Waits until a term is disabled because the server does not lend for it. */
  async waitForUnavailableTerm(days: number): Promise<void> {
    await this.driver.waitForVisible(`input[name="${ids.term}"][value="${days}"]:disabled`);
  }

  async choice(): Promise<{ amount: number; days: number }> {
    return {
      amount: Number(await this.valueOf(ids.amount)),
      days: Number(await this.chipOf(ids.term)),
    };
  }

  /** Uses the first coupon that is offered. */
  async useCoupon(): Promise<void> {
    await this.tap(ids.coupon);
    await this.driver.tap('dialog[open] .coupon');
    await this.driver.tap('dialog[open] .sheet__footer button');
  }

  /** Takes the loan without the coupon in use. */
  async removeCoupon(): Promise<void> {
    await this.tap(ids.coupon);
    await this.driver.tap('dialog[open] .coupon--none');
    await this.driver.tap('dialog[open] .sheet__footer button');
  }

  /** The figures once the cost is that of the choice. */
  async figures(): Promise<ShownFigures> {
    await this.waitForCost();
    const { amount } = await this.choice();
    return { amount, ...(await readCost(this.driver, byId(ids.cost))) };
  }

  feeLine(): Promise<number[]> {
    return readLegendFee(this.driver, byId(ids.cost));
  }

  /** Continues once the cost is that of the choice. */
  async proceed(): Promise<void> {
    await this.waitForCost();
    await this.tap(ids.goOn);
  }

  /** Until then an estimate takes its place, with which one could go on, too. */
  private async waitForCost(): Promise<void> {
    await this.driver.waitForVisible(`${byId(ids.cost)} > :not([aria-busy]) .figures`);
  }
}
