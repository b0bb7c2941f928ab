import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import { drawFinger } from '@/e2e/browser/screens/finger';
import { linesOf, percentIn, type ShownFigures, sumIn } from './figures';

/** How much, for how long, and what that costs. */
export class LoanInfoChooseScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/loan/loan-info-choose/loan-info-choose', mark: ids.amount });
  }

  /** Draws the slider from where it stands to a share of its way. */
  async slideTo(share: number): Promise<void> {
    const slider = this.by(ids.amount);
    const now = await slider.evaluate((input) =>
      input instanceof HTMLInputElement
        ? (input.valueAsNumber - Number(input.min)) / (Number(input.max) - Number(input.min))
        : 0,
    );
    await drawFinger(slider, [
      [now, 0.5],
      [(now + share) / 2, 0.5],
      [share, 0.5],
    ]);
  }

  /** Taps − or + once. */
  async step(by: 'less' | 'more'): Promise<void> {
    await this.page
      .locator('.amount__row > button')
      .nth(by === 'less' ? 0 : 1)
      .tap();
  }

  /** Chooses the term by its chip. */
  async term(days: number): Promise<void> {
    await this.tapChip(ids.term, String(days));
  }

  /** The chosen amount and term. */
  async choice(): Promise<{ amount: number; days: number }> {
    return {
      amount: Number(await this.valueOf(ids.amount)),
      days: Number(await this.chipOf(ids.term)),
    };
  }

  /** Takes the first coupon that is offered. */
  async useCoupon(): Promise<void> {
    await this.tap(ids.coupon);
    await this.page.locator('dialog[open] .coupon').first().tap();
    await this.page.locator('dialog[open] .sheet__footer button').tap();
  }

  /** Waits until the cost is that of the choice, and reads it. */
  async figures(): Promise<ShownFigures> {
    await this.page
      .locator(`[id="${ids.goOn}"]:visible:not([aria-busy]):not([aria-disabled])`)
      .waitFor();
    const card = this.by(ids.cost);
    const shown = (await card.locator('.legend dd').allTextContents()).map(sumIn);
    // What a coupon takes off stands below the fee, with its minus.
    const [arrival, interest] = [shown.at(0), shown.at(-1)];
    const fee = shown.slice(1, -1).reduce((sum, pesos) => sum + pesos, 0);
    const lines = await linesOf(card);
    const total = lines.find(({ isTotal }) => isTotal);
    return {
      amount: (await this.choice()).amount,
      fee,
      arrival: arrival ?? Number.NaN,
      interest: interest ?? Number.NaN,
      repayment: sumIn(total?.value),
      cae: percentIn(lines.at(-1)?.value),
      due: total?.label ?? '',
    };
  }

  async goOn(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
