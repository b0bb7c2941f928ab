import type { Locator } from 'playwright-core';
import { boxAtRest } from '../harness/box-at-rest';

/** A place in an element, as shares of its width and height. */
export type Place = readonly [x: number, y: number];

/** How long a finger is on its way from place to place, in seconds. */
const pace = 0.08;

/**
 * Draws a finger over an element from place to place, without lifting it, and rests before it does: a
 * finger lifted on its way would let a page glide on, and the next tap would do nothing but stop that.
 */
export async function drawFinger(over: Locator, places: readonly Place[]): Promise<void> {
  const box = await boxAtRest(over);
  const page = over.page();
  const session = await page.context().newCDPSession(page);
  const points = places.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  // In the past, so that the whole way has been gone by the time of the last touch.
  let timestamp = Date.now() / 1000 - pace * (points.length + 4);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: typeof points,
  ) => {
    timestamp += pace;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  for (const [at, point] of points.entries()) {
    await touch(at === 0 ? 'touchStart' : 'touchMove', [point]);
  }
  await touch('touchMove', points.slice(-1));
  await touch('touchEnd', []);
  await session.detach();
}
