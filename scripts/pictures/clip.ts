import sharp from 'sharp';
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
    await open('sending');
    const frames = [await page.screenshot()];
    const delay = [sendingStays];
    await open('arrived');
    for (let at = 0; at <= climb; at += step) {
      await page.evaluate(showAnimationsAt, at);
      frames.push(await page.screenshot());
      delay.push(at < climb ? step : arrivedStays);
    }
    await sharp(frames, { join: { animated: true } })
      .webp({ delay, loop: 0 })
      .toFile(clipFile);
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
