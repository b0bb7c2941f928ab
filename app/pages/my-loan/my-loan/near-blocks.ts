/** The rows of a block: a long list renders blocks as they come near the viewport, and removes those that are far. */
export const blockSize = 10;

/** How far from the viewport a block is still rendered, in px: a fast finger scrolls that far in a quarter of a second. */
const nearPx = 1500;

/** The height of a block that was not rendered yet, in px: finished loans at the default text size. */
const estimatedHeight = blockSize * 128;

/** The blocks to render, and the heights of those before and after them in px. */
export type NearBlocks = {
  first: number;
  /** The first block after them; infinite where there is none, so that a new page is rendered at once. */
  end: number;
  before: number;
  after: number;
};

/** The heights of the blocks of so many rows, estimated where they are not known. */
export function blockHeights(rows: number, known: readonly number[]): number[] {
  const count = Math.ceil(rows / blockSize);
  return Array.from({ length: count }, (_, block) => known[block] ?? estimatedHeight);
}

/** The blocks near a viewport of that height, whose top is so many px below the list's top; at least one. */
export function nearBlocks(
  heights: readonly number[],
  viewport: { top: number; height: number },
): NearBlocks {
  const bottom = viewport.top + viewport.height + nearPx;
  let before = 0;
  let first = 0;
  for (const height of heights.slice(0, -1)) {
    if (before + height > viewport.top - nearPx) break;
    before += height;
    first += 1;
  }
  let end = first + 1;
  let y = before + (heights[first] ?? 0);
  while (end < heights.length && y < bottom) {
    y += heights[end] ?? 0;
    end += 1;
  }
  const after = heights.slice(end).reduce((sum, height) => sum + height, 0);
  return { first, end: end < heights.length ? end : Number.POSITIVE_INFINITY, before, after };
}
