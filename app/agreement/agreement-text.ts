/** The figures of one agreement as they are shown, in the language of the text. */
export type AgreementFigures = {
  readonly brand: string;
  readonly amount: string;
  /** "30 días". */
  readonly term: string;
  readonly fee: string;
  readonly arrival: string;
  readonly interest: string;
  readonly repayment: string;
  readonly repayDate: string;
  /** What the loan costs in all: repayment less arrival. */
  readonly cost: string;
  /** `null` where it cannot be told. */
  readonly cae: string | null;
  readonly once: string;
  readonly onceRate: string;
  readonly daily: string;
  readonly dailyRate: string;
  /** Where the money goes: "tu Yape terminado en 4567". */
  readonly account: string;
};

/** One numbered part of the agreement. */
export type Clause = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
};

/**
 * The agreement in one language, with the figures of one loan in it.
 * FOR LEGAL REVIEW: drafted from product.md and contract.md; nobody learned in Chilean law has read
 * it. The lender's legal name and RUT are still to be put in.
 */
export type AgreementText = (figures: AgreementFigures) => readonly Clause[];
