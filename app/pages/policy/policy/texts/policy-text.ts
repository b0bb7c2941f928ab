/** A paragraph, or a list of points. */
export type PolicyBlock = string | { readonly list: readonly string[] };

/** One numbered part of a policy; `id` is the same in every language. */
export type PolicySection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
};

/**
 * A whole policy in one language. No rate stands in it: rates come from the server, and the texts
 * point to the contract that shows them (contract.md section 1).
 */
export type PolicyText = {
  readonly intro: string;
  readonly sections: readonly PolicySection[];
};

/** The day the drafts were written, `YYYY-MM-DD`. */
export const policyDate = '2026-11-20';
