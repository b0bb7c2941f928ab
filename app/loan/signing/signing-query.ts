import * as v from 'valibot';
import { choiceQuery } from '../choice';

/** What the address of a signing screen says: the terms, and their choice to find fresh ones by. */
export const signingQuery = v.object({
  ...choiceQuery.entries,
  preview_id: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined),
});
