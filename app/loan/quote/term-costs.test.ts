import { termCosts } from './term-costs';

function quoteOf(term_days: number, interest: number) {
  const [amount, service_fee] = [200_000, 12_000];
  const sums = { arrival: amount - service_fee, repayment: amount + interest };
  return { service_fee, interest, term_days, ...sums };
}
const costs = (...quotes: ReturnType<typeof quoteOf>[]) =>
  Object.fromEntries(termCosts(quotes, [90, 120, 180]));

test('the term that was quoted costs what the server says, the others an estimate by the day', () => {
  expect(costs(quoteOf(90, 15_000))).toEqual({
    90: { pesos: 27_000, isExact: true },
    120: { pesos: 32_000, isExact: false },
    180: { pesos: 42_000, isExact: false },
  });
});

test('each term that was quoted before keeps its exact cost', () => {
  expect(costs(quoteOf(180, 30_000), quoteOf(90, 15_003))).toMatchObject({
    90: { pesos: 27_003, isExact: true },
    180: { pesos: 42_000, isExact: true },
  });
});

test('nothing is estimated once two quotes show that the interest of a day depends on the term', () => {
  expect(costs(quoteOf(180, 40_000), quoteOf(90, 15_000))).toEqual({
    90: { pesos: 27_000, isExact: true },
    180: { pesos: 52_000, isExact: true },
  });
});

test('without a quote no cost is known', () => {
  expect(costs()).toEqual({});
});
