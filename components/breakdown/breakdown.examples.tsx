import { Breakdown, type Cost } from './breakdown';
import { PenaltyNotice } from './penalty-notice';

const cost: Cost = {
  amount: 200_000,
  termDays: 90,
  arrival: 188_000,
  discount: 0,
  repayment: 215_000,
  repayDate: '2027-02-18',
  cae: 0.5825,
  penalty: { once: { rate: 0.05, amount: 10_000 }, daily: { rate: 0.04, amount: 8000 } },
};

/** What a loan costs, with and without a coupon, and what being late would add. */
export const examples = {
  plain: () => <Breakdown cost={cost} />,
  withCoupon: () => (
    <Breakdown
      cost={{ ...cost, arrival: 191_000, discount: 3000 }}
      caeHelp={{ onClick: () => undefined }}
    />
  ),
  largest: () => (
    <Breakdown cost={{ ...cost, amount: 9_990_000, arrival: 9_390_600, repayment: 10_189_800 }} />
  ),
  penalty: () => <PenaltyNotice penalty={cost.penalty} />,
};
