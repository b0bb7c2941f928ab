import { config } from '@/lib/config';
import { testLender } from '@/scripts/checks/test-lender';
import {
  isAboveMaximum,
  isRefused,
  legalExcess,
  maximumRate,
  yearlyCostRate,
} from './legal-maximum';

const lawful = { once_rate: 0, daily_rate: 0.0009 };
const sandboxRates = { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 };
/** 35 % and 41 % a year, over 90 and over 75 days. */
const cheap = { arrival: 200_000, repayment: 217_260, term_days: 90 };
const short = { arrival: 200_000, repayment: 216_850, term_days: 75 };

/** As in a build for a real server with this lender. */
function asRealBuild(lender: object = {}) {
  jest.replaceProperty(config, 'sandbox', false);
  jest.replaceProperty(config, 'lender', { ...testLender, ...lender });
}

test('the maximum is that of the certificate, by the term of the loan', () => {
  asRealBuild();
  expect(maximumRate(89)).toBe(0.4);
  expect(maximumRate(90)).toBe(0.36);
  expect(maximumRate()).toBe(0.4);
});

test('without a certificate it is one that no maximum of Chile has reached', () => {
  expect(maximumRate(90)).toBe(0.6);
  expect(legalExcess(sandboxRates)).toEqual(['late']);
});

test('fee and interest count together, as a share of what is received', () => {
  const feeAlone = { arrival: 188_000, repayment: 200_000, term_days: 90 };
  const both = { ...feeAlone, repayment: 215_000 };
  expect(yearlyCostRate(feeAlone)).toBeCloseTo(0.259, 3);
  expect(yearlyCostRate(both)).toBeCloseTo(0.582, 3);
  asRealBuild();
  expect(legalExcess(lawful, feeAlone)).toEqual([]);
  expect(legalExcess(lawful, both)).toEqual(['cost']);
});

test.each([
  ['all within it', lawful, cheap, []],
  ['a short loan above its own maximum', lawful, short, ['cost']],
  ['5 % once and 4 % a day', sandboxRates, cheap, ['late']],
  ['5 % once and nothing for the days', { once_rate: 0.05, daily_rate: 0 }, cheap, ['late']],
  ['0.09 % a day, 33 % a year', { once_rate: 0, daily_rate: 0.0009 }, cheap, []],
  ['0.1 % a day, 36.5 % a year', { once_rate: 0, daily_rate: 0.001 }, cheap, ['late']],
  ['no daily rate', { once_rate: 0 }, cheap, ['rateMissing']],
  ['no one-time rate', { daily_rate: 0 }, cheap, ['rateMissing']],
  ['nothing received', lawful, { ...cheap, arrival: 0 }, []],
])('of %s it names what is above', (_, rates, terms, excess) => {
  asRealBuild();
  expect(legalExcess(rates, terms)).toEqual(excess);
  expect(isAboveMaximum(rates, terms)).toBe(/late|cost/.test(excess.join()));
});

test('exactly the maximum is lawful', () => {
  asRealBuild({ maxRates: { under90: 0.365, from90: 0.365 } });
  expect(legalExcess({ once_rate: 0, daily_rate: 0.001 })).toEqual([]);
});

test('nothing is refused unless the lender asks for it', () => {
  asRealBuild();
  expect(isRefused(sandboxRates, cheap)).toBe(false);
  asRealBuild({ refuseAboveMaximum: true });
  expect(isRefused(sandboxRates, cheap)).toBe(true);
  expect(isRefused({ once_rate: 0 }, cheap)).toBe(true);
  expect(isRefused(lawful, cheap)).toBe(false);
});
