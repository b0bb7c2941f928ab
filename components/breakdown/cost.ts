/** One part of the penalty: its rate of the amount borrowed (.05 is 5%), and what that comes to in pesos. */
export type PenaltyPart = { rate: number; amount: number };

/** What a loan costs, as the server states it (contract.md section 2, `Preview` and `Order`). Whole pesos. */
export type Cost = {
  /** What is borrowed. */
  amount: number;
  termDays: number;
  /** What reaches the account: the amount less the service fee. */
  arrival: number;
  /** What the coupon took off, already within the other figures; 0 without one. */
  discount: number;
  /** What is paid back: the amount and its interest. */
  repayment: number;
  /** The day to pay, YYYY-MM-DD. */
  repayDate: string;
  /** Carga Anual Equivalente as a rate (1.701 is 170.1%), Ley 20.555. */
  cae: number;
  /** What being late adds: once, and for every day. */
  penalty: { once: PenaltyPart; daily: PenaltyPart };
};
