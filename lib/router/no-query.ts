import * as v from 'valibot';

/** For a screen that takes nothing from its address; what is there all the same is ignored. */
export const noQuery = v.object({});
