import * as v from 'valibot';

/** The pages of a step that has two, by the query parameter `page`. */
export const pages = ['1', '2'] as const;

export type StepPage = (typeof pages)[number];

/**
 * The query of such a step. `fix=1`: opened from Home for a correction, and returns there. `back=1`: returns to the
 * previous screen after the save. Any other `page` is the first.
 */
export const stepQuery = v.object({
  fix: v.optional(v.string()),
  back: v.optional(v.string()),
  page: v.fallback(v.optional(v.picklist(pages), '1'), '1'),
});

export type StepQuery = v.InferOutput<typeof stepQuery>;

/** Where a page is in its step, for title and stepper. */
export function partOf(page: StepPage): { number: number; total: number } {
  return { number: Number(page), total: pages.length };
}
