import type { RoutePath } from '@/lib/router/route-path.gen';

/** A question with its answer, one text for each paragraph; `id` is the same in every language. */
export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** The screen that goes on from the answer. */
  readonly link?: { readonly to: RoutePath; readonly label: string };
};

/** Questions about one subject. */
export type FaqTopic = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
};

/** The product's figures that the answers name (product.md section 9). */
export type FaqFacts = {
  /** Minutes that a review usually takes. */
  readonly auditMinutes: number;
  /** Days after a refusal until one may apply again. */
  readonly retryDays: number;
  /** Days that an approval stands, the last one begun. */
  readonly approvalDays: number;
};

/** All questions and answers in one language. */
export type FaqText = (facts: FaqFacts) => readonly FaqTopic[];
