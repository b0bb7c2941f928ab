import { boxAtRest } from '../harness/box-at-rest';
import type { Journey } from '../journeys/journey';
import { stopClock } from './stop-clock';

/** The two ways of tapping twice: before the page has drawn anything, and as fast as a finger can. */
export const paces = ['in the same tick', '50 ms apart'] as const;

export type Pace = (typeof paces)[number];

/**
 * Taps an element twice. 50 ms apart, the second tap falls on the same place, whatever the page shows
 * there by then, and the page's clock has gone on by as much.
 */
export async function tapTwice(
  { by, page }: Pick<Journey, 'by' | 'page'>,
  id: string,
  pace: Pace,
): Promise<void> {
  const button = by(id).filter({ visible: true });
  if (pace === 'in the same tick') {
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    return;
  }
  const box = await boxAtRest(button);
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await stopClock(page);
  await page.touchscreen.tap(...place);
  await page.clock.runFor(50);
  await page.touchscreen.tap(...place);
  await page.clock.resume();
}
