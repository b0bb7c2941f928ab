import { blockHeights, nearBlocks } from './near-blocks';

const heights = Array<number>(100).fill(2000);
const viewport = (top: number) => ({ top, height: 800 });

test('at the top the first two blocks are near', () => {
  expect(nearBlocks(heights, viewport(0))).toEqual({ first: 0, end: 2, before: 0, after: 196_000 });
});

test('in the middle those on the screen and up to 1500 px around it are near', () => {
  expect(nearBlocks(heights, viewport(100_500))).toEqual({
    first: 49,
    end: 52,
    before: 98_000,
    after: 96_000,
  });
});

test('at the end a block that is added is near at once', () => {
  const end = Number.POSITIVE_INFINITY;
  expect(nearBlocks(heights, viewport(199_200))).toEqual({
    first: 98,
    end,
    before: 196_000,
    after: 0,
  });
});

test('all heights together stay the same wherever the viewport is', () => {
  for (let top = -500; top < 210_000; top += 777) {
    const { first, end, before, after } = nearBlocks(heights, viewport(top));
    const rendered = heights.slice(first, end).length * 2000;
    expect(before + rendered + after).toBe(200_000);
    expect(heights.slice(first, end).length).toBeGreaterThan(0);
    expect(heights.slice(first, end).length).toBeLessThan(5);
  }
});

test('beyond the list the block at that end is near, and an empty list has none', () => {
  expect(nearBlocks(heights, viewport(900_000))).toMatchObject({ first: 99, after: 0 });
  expect(nearBlocks(heights, viewport(-900_000))).toMatchObject({ first: 0, end: 1, before: 0 });
  expect(nearBlocks([], viewport(0))).toMatchObject({ first: 0, before: 0, after: 0 });
});

test('a block has its known height, else an estimate', () => {
  expect(blockHeights(21, [1000, 3000])).toEqual([1000, 3000, 1280]);
  expect(blockHeights(0, [])).toEqual([]);
});
