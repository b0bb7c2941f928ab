import type { Locator } from 'playwright-core';

/** What a screen says of a loan: pesos, the CAE in percent, and the line that names the day it is due. */
export type ShownFigures = {
  amount: number;
  /** What is taken from the amount, a coupon counted. */
  fee: number;
  arrival: number;
  interest: number;
  repayment: number;
  cae: number;
  due: string;
};

/** One line of a list of figures, as it is read. */
export type Line = { label: string; value: string; isTotal: boolean };

/** Every sum in a text, in pesos and in reading order, however its thousands are set apart. */
export function sumsIn(text: string): number[] {
  const found = text.match(/[−+]?\$\d[\d.,]*/g) ?? [];
  return found.map((sum) => {
    const pesos = Number(sum.replace(/\D/g, ''));
    return sum.startsWith('−') ? -pesos : pesos;
  });
}

/** The first sum in a text. */
export function sumIn(text = ''): number {
  const [sum = Number.NaN] = sumsIn(text);
  return sum;
}

/** A rate such as `122,8 %` as 122.8. */
export function percentIn(text = ''): number {
  return Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
}

/** The lines of all lists of figures within an element, in reading order. */
export async function linesOf(within: Locator): Promise<Line[]> {
  await within.locator('.figures').first().waitFor();
  return within.locator('.figures > div').evaluateAll((rows) =>
    rows.map((row) => ({
      label: row.querySelector('dt')?.textContent ?? '',
      value: row.querySelector('dd')?.textContent ?? '',
      isTotal: row.className === 'figures__total',
    })),
  );
}
