import type { Page } from 'playwright-core';
import { linesOf, percentIn, type ShownFigures, sumIn } from './figures';

/** The list of figures that both ways of signing show: amount to arrival, interest to CAE. */
export async function signedFigures(page: Page): Promise<ShownFigures> {
  const lines = await linesOf(page.locator('main:visible'));
  const end = lines.findIndex(({ isTotal }) => isTotal);
  const [asked, ...taken] = lines.slice(0, end);
  const [interest, total, cae] = lines.slice(end + 1);
  return {
    amount: sumIn(asked?.value),
    fee: -taken.reduce((sum, { value }) => sum + sumIn(value), 0),
    arrival: sumIn(lines[end]?.value),
    interest: sumIn(interest?.value),
    repayment: sumIn(total?.value),
    cae: percentIn(cae?.value),
    due: total?.label ?? '',
  };
}
