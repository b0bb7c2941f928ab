import type { Locator } from 'playwright-core';

/** Where an element is, in CSS px of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * Where an element is once it is in sight and moves no more: even where motion is reduced, a sheet or a
 * screen takes a frame to come in. Throws where it has no box.
 */
export async function boxAtRest(of: Locator): Promise<Box> {
  // Waits until it stands still, in sight or not.
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is nowhere to be touched`);
  return box;
}
