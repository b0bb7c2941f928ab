import type { TextKey } from '../texts/say';

/** One product; `name` is a text of the server, money in pesos, `fee_rate` a fraction of one. */
export type SandboxProduct = {
  readonly id: string;
  readonly name: TextKey;
  readonly min_amount: number;
  readonly max_amount: number;
  readonly step: number;
  readonly terms: readonly number[];
  readonly fee_rate: number;
};

/** What the sandbox lends on: the figures of the examples in the designs come from the first one. */
export const products: readonly SandboxProduct[] = [
  {
    id: 'luka',
    name: 'product_standard',
    min_amount: 50_000,
    max_amount: 350_000,
    step: 10_000,
    terms: [15, 30, 45, 60],
    fee_rate: 0.06,
  },
  {
    id: 'luka-corta',
    name: 'product_short',
    min_amount: 50_000,
    max_amount: 120_000,
    step: 10_000,
    terms: [15, 30],
    fee_rate: 0.05,
  },
];

/** Interest as a share of the amount per 30 days, for every product. */
export const monthlyInterestRate = 0.02;

/** The limit of a first approval, in pesos. */
export const firstLimit = 250_000;

/** What a loan paid on time adds to the limit, in pesos; the largest product caps it. */
export const limitRaise = 50_000;

/** The penalty that the server sends (contract.md section 1). */
export const penalty = { once_rate: 0.05, daily_rate: 0.04 } as const;
