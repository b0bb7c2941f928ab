import { InitState } from './init/init-state';
import { LoanState } from './loan/loan-state';
import { ReviewState } from './review/review-state';
import type { Parts } from './state-part';

/**
 * All parts of Home: one chunk, which is loaded before the state is known. On a slow line a request each takes longer
 * than the code of the parts that are not shown.
 */
export const parts: Parts = { init: InitState, review: ReviewState, loan: LoanState };
