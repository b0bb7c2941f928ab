import { ids } from '@/app/loan/loan.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';

/** What a screen shows of a loan: pesos, the CAE in percent, and the line with the due date. */
export type ShownFigures = {
  amount: number;
  /** What is deducted from the amount, less a coupon. */
  fee: number;
  arrival: number;
  interest: number;
  repayment: number;
  cae: number;
  due: string;
};

/** Unfolds the figures of the loan to sign, and returns the selector of what they are in. */
export async function unfoldFigures(driver: ScreenDriver): Promise<string> {
  const within = byId(ids.figures);
  const isOpen = await driver.evaluate(within, (details) => details.matches('[open]'));
  if (!isOpen) await driver.tap(`${within} > summary`);
  return within;
}

/** One line of a list of figures. */
export type FigureLine = { label: string; value: string; isTotal: boolean };

/** Every amount in a text, in pesos and in reading order, whatever separates the thousands. */
export function amountsIn(text: string): number[] {
  const found = text.match(/[−+]?\$\d[\d.,]*/g) ?? [];
  return found.map((amount) => {
    const pesos = Number(amount.replace(/\D/g, ''));
    return amount.startsWith('−') ? -pesos : pesos;
  });
}

/** The first amount in a text. */
export function amountIn(text = ''): number {
  return amountsIn(text)[0] ?? Number.NaN;
}

/** A rate such as `122,8 %` as 122.8. */
export function percentIn(text = ''): number {
  return Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
}

/** The lines of all lists of figures within an element, in reading order. */
export async function readLines(driver: ScreenDriver, within: string): Promise<FigureLine[]> {
  await driver.waitForVisible(`${within} .figures`);
  return driver.evaluate(within, (element) =>
    [...element.querySelectorAll('.figures > div')].map((row) => ({
      label: row.querySelector('dt')?.textContent ?? '',
      value: row.querySelector('dd')?.textContent ?? '',
      isTotal: row.className === 'figures__total',
    })),
  );
}

/**
 * The amounts of the line between the amount and what arrives, in pesos and without signs: with a coupon the whole fee
 * and what the coupon takes off, then the fee.
 */
export async function readFeeLine(driver: ScreenDriver, within: string): Promise<number[]> {
  const { label = '', value = '' } = (await readLines(driver, within))[1] ?? {};
  return amountsIn(`${label} ${value}`).map(Math.abs);
}

/** The amounts of the parts in a cost bar's legend within an element, without their sum. */
export async function readLegend(driver: ScreenDriver, within: string): Promise<number[]> {
  const texts = await driver.evaluate(within, (element) =>
    [...element.querySelectorAll('.legend > :not([data-sum="total"]) dd')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
  return texts.map(amountIn);
}

/** The cost of a choice within an element: the parts of its legend, their sum, and the CAE. */
export async function readCost(
  driver: ScreenDriver,
  within: string,
): Promise<Omit<ShownFigures, 'amount'>> {
  const [arrival = Number.NaN, fee = Number.NaN, interest = Number.NaN] = await readLegend(
    driver,
    within,
  );
  const [due = '', repayment] = await driver.evaluate(within, (element) =>
    [...element.querySelectorAll('.legend > [data-sum="total"] > *')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
  const cae = await readCae(driver, within);
  return { fee, arrival, interest, repayment: amountIn(repayment), cae, due };
}

/** What is received and, below a line, what is paid back and when, within an element. */
export async function readEquation(
  driver: ScreenDriver,
  within: string,
): Promise<Pick<ShownFigures, 'arrival' | 'repayment' | 'due'>> {
  const [arrival, , repayment] = await driver.evaluate(within, (element) =>
    [...element.querySelectorAll('.equation > div')].map((term) => ({
      days: term.querySelector('.equation__notes')?.textContent ?? '',
      value: term.querySelector('.money > [aria-hidden]')?.textContent ?? '',
    })),
  );
  return {
    arrival: amountIn(arrival?.value),
    repayment: amountIn(repayment?.value),
    due: repayment?.days ?? '',
  };
}

/** The amounts of a legend's line of the fee: with a coupon the whole fee and what it takes off, then the fee. */
export async function readLegendFee(driver: ScreenDriver, within: string): Promise<number[]> {
  const line = await driver.evaluate(
    `${within} .legend > .tone--fee`,
    ({ textContent }) => textContent ?? '',
  );
  return amountsIn(line);
}

/** The CAE within an element in percent: beside the amounts at a glance, or in a list of figures. */
export async function readCae(driver: ScreenDriver, within: string): Promise<number> {
  const text = await driver.evaluate(within, (element) =>
    [...element.querySelectorAll('.stats dd, .figures dd')]
      .map(({ textContent }) => textContent ?? '')
      .find((value) => value.includes('%')),
  );
  return percentIn(text);
}

/**
 * The two lists within an element, from the amount to what arrives and from the interest to the sum, and the CAE, which
 * may stand elsewhere. The second list may begin with the amount again.
 */
export async function readBothLists(
  driver: ScreenDriver,
  within: string,
  caeWithin = within,
): Promise<ShownFigures> {
  const lines = await readLines(driver, within);
  const end = lines.findIndex(({ isTotal }) => isTotal);
  const [amount, fee] = lines.slice(0, end);
  const repaid = lines.slice(end + 1);
  const total = repaid.findIndex(({ isTotal }) => isTotal);
  return {
    amount: amountIn(amount?.value),
    fee: -amountIn(fee?.value),
    arrival: amountIn(lines[end]?.value),
    interest: amountIn(repaid[total - 1]?.value),
    repayment: amountIn(repaid[total]?.value),
    cae: await readCae(driver, caeWithin),
    due: repaid[total]?.label ?? '',
  };
}
