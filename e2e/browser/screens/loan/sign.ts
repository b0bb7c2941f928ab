import type { Page } from 'playwright-core';
import { ids as shared } from '@/app/loan/loan.ids';
import { ids } from '@/app/pages/sign/sign/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import { drawFinger } from '@/e2e/browser/screens/finger';
import { type ShownFigures, sumsIn } from './figures';
import { signedFigures } from './signed-figures';

/** A line as a hand in a hurry draws it. */
const scrawl = [
  [0.15, 0.6],
  [0.25, 0.3],
  [0.35, 0.7],
  [0.45, 0.35],
  [0.6, 0.65],
  [0.85, 0.4],
] as const;

/** The agreement, signed by hand. */
export class SignScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/sign/sign', mark: ids.agree });
  }

  async figures(): Promise<ShownFigures> {
    return signedFigures(this.page);
  }

  /** Every sum that the agreement names, in pesos. */
  async agreementSums(): Promise<number[]> {
    await this.page.locator(`[id="${ids.agreement}"] li p`).first().waitFor();
    return sumsIn((await this.by(ids.agreement).textContent()) ?? '');
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  /** Draws the signature with a finger. */
  async draw(): Promise<void> {
    await drawFinger(this.page.locator('.signature__area'), scrawl);
    await this.page.locator('.signature__ink[d^="M"]').first().waitFor();
  }

  /** Whether it is ticked and signed. */
  async given(): Promise<{ agrees: boolean; strokes: boolean }> {
    const ink = await this.page.locator('.signature__ink').first().getAttribute('d');
    return { agrees: await this.by(ids.agree).isChecked(), strokes: Boolean(ink) };
  }

  async sign(): Promise<void> {
    await this.tap(shared.sign);
  }
}
