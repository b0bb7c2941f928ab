import type { TextKey } from '../core/texts';

/** A product; `name` is a text key, amounts are in pesos, `fee_rate` is a fraction of 1. */
export type SandboxProduct = {
  readonly id: string;
  readonly name: TextKey;
  readonly min_amount: number;
  readonly max_amount: number;
  readonly step: number;
  readonly terms: readonly number[];
  readonly fee_rate: number;
};

/**
 * The products; the first one is that of the examples. None is due in 60 days or less, as Google Play lists no such
 * loan (contract.md section 3).
 */
export const products: readonly SandboxProduct[] = [
  {
    id: 'luka',
    name: 'product_standard',
    min_amount: 50_000,
    max_amount: 350_000,
    step: 10_000,
    terms: [90, 120, 150, 180],
    fee_rate: 0.06,
  },
  {
    id: 'luka-express',
    name: 'product_short',
    min_amount: 50_000,
    max_amount: 120_000,
    step: 10_000,
    terms: [65, 75, 90],
    fee_rate: 0.05,
  },
];

/** Interest per 30 days as a fraction of the amount, for every product. */
export const monthlyInterestRate = 0.025;

/** The limit of a first approval, in pesos. */
export const firstLimit = 250_000;

/** The raise of the limit for a loan paid on time, in pesos; capped by the largest product. */
export const limitRaise = 50_000;

/** The penalty rates that the server sends, and their cap (contract.md section 1). */
export const penalty = { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 } as const;

/** The least share of what is due that a payment may be (Ley 18.010 art. 10). */
export const leastPartRate = 0.2;
