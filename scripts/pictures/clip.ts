import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { animatedWebp, type Box, type Frame } from './animated-webp';
import { openState } from './open-state';
import { withGallery } from './with-gallery';

/** The clip of the README. */
const clipFile = 'docs/arrival.webp';

/** The screen of the clip: the money is on its way, then it has arrived. */
const clipPath = '/pages/landing/landing-sign-success/landing-sign-success';

/** The landscape and what can be done next: the two states are of loans with other dates below. */
const clipSize = { width: 360, height: 504 };

/** How long the sun climbs (`hero.css`), from frame to frame, and how long the two states stay then; in ms. */
const [climb, step, sendingStays, arrivedStays] = [900, 50, 1500, 3000];

/**
 * Takes the README's clip of the arrival from the exported gallery. The app's animation is moved on from frame to frame,
 * so that the clip is the same on a slow machine.
 */
export async function takeClip(): Promise<void> {
  await withGallery(async (browser, root) => {
    const page = await browser.newPage({ viewport: clipSize });
    const open = (state: string) =>
      openState(page, { root, path: clipPath, state, locale: 'es', theme: 'light' });
    const whole = { x: 0, y: 0, ...clipSize };
    await open('sending');
    const frames: Frame[] = [await takeFrame(page, whole, sendingStays)];
    await open('arrived');
    const sky = evenBox(await page.locator('.hero__sky').boundingBox());
    for (let at = 0; at <= climb; at += step) {
      await page.evaluate(showAnimationsAt, at);
      // After the first of them only the sky changes.
      frames.push(await takeFrame(page, at === 0 ? whole : sky, at < climb ? step : arrivedStays));
    }
    writeFileSync(clipFile, animatedWebp(clipSize, frames));
  });
}

/** Runs in the page: lets what moves move, and stops it where it is after `ms`. */
function showAnimationsAt(ms: number): void {
  delete document.documentElement.dataset.motion;
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
}

/** A frame of an animated WebP is at even pixels. */
function evenBox(box: Box | null): Box {
  if (!box) throw new Error('The screen has no sky');
  const [x, y] = [box.x & ~1, box.y & ~1];
  return {
    x,
    y,
    width: Math.ceil(box.x + box.width - x),
    height: Math.ceil(box.y + box.height - y),
  };
}

async function takeFrame(page: Page, box: Box, ms: number): Promise<Frame> {
  const png = (await page.screenshot({ clip: box })).toString('base64');
  return { ...box, ms, webp: Buffer.from(await page.evaluate(toWebp, png), 'base64') };
}

/** Runs in the page: a PNG as a lossy WebP without alpha, both as base64. */
async function toWebp(png: string): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
}
