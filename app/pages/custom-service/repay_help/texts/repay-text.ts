/** The figures that the help with paying names, in the language of the text. */
export type RepayFigures = {
  /** What being late costs once, and for each day, as shares of the amount: "5 %", "4 %". */
  readonly once: string;
  readonly daily: string;
};

/** A step or a question, and what is to be known about it. */
export type RepayEntry = { readonly id: string; readonly title: string; readonly text: string };

/** How to pay in one language: the steps in order, then what else people ask. */
export type RepayText = (figures: RepayFigures) => {
  readonly steps: readonly RepayEntry[];
  readonly questions: readonly RepayEntry[];
};
