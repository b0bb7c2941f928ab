import type { CDPSession, Locator, Page } from 'playwright-core';

/** Firefox is driven with a mouse, as the designers use it: its protocol has no touch screen. */
export function hasMouse(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** The box of an element in the window, in CSS px. */
export type Box = { x: number; y: number; width: number; height: number };

/** A point of the window, in CSS px. */
export type Point = { x: number; y: number };

/** A point of an element, as shares of its width and height. */
type RelativePoint = readonly [x: number, y: number];

/** In how many moves a finger swipes. */
const swipeSteps = 8;

/** The time between two touch events, in seconds. */
const pace = 0.08;

/**
 * The box of an element once it is in view and does not move: even with reduced motion, a sheet or a screen
 * takes a frame to enter. Throws where it has none.
 */
export async function stableBox(element: Locator): Promise<Box> {
  // Waits for a stable position, in view or not.
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  return box;
}

/** The centre of an element once it does not move. */
export async function centreOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await stableBox(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves a finger (Firefox: a pressed mouse) through points of an element, from its first touch until it is lifted. */
export async function drawOver(element: Locator, points: readonly RelativePoint[]): Promise<void> {
  const box = await stableBox(element);
  const path = points.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  const page = element.page();
  if (hasMouse(page)) return dragMouse(page, path);
  const finger = await Finger.on(page);
  for (const [index, point] of path.entries()) {
    if (index === 0) await finger.down(point);
    else await finger.moveTo(point);
  }
  await finger.rest();
  await finger.lift();
}

/** Moves a mouse through points of the window, pressed from the first to the last. */
async function dragMouse(page: Page, path: readonly Point[]): Promise<void> {
  for (const [index, { x, y }] of path.entries()) {
    await page.mouse.move(x, y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Drags the thumb of a slider to a share of its width. */
export async function dragSlider(slider: Locator, share: number): Promise<void> {
  const now = await slider.evaluate((input) =>
    input instanceof HTMLInputElement
      ? (input.valueAsNumber - Number(input.min)) / (Number(input.max) - Number(input.min))
      : 0,
  );
  await drawOver(slider, [
    [now, 0.5],
    [(now + share) / 2, 0.5],
    [share, 0.5],
  ]);
}

/** A finger on the screen. */
export class Finger {
  private at: Point = { x: 0, y: 0 };
  /** Of the last event. It has its own clock, so that a slow machine does not make a slow finger. */
  private timestamp = Date.now() / 1000 - 3600;

  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.at = at;
    await this.send('touchStart', [at]);
  }

  async moveTo(point: Point): Promise<void> {
    this.at = point;
    await this.send('touchMove', [point]);
  }

  /** Moves by px down (up where negative) and to the right. */
  async moveBy(down: number, right = 0): Promise<void> {
    await this.moveTo({ x: this.at.x + right, y: this.at.y + down });
  }

  /** Stops: lifted in motion, a finger makes the page scroll on, and the next tap only stops that. */
  async rest(): Promise<void> {
    await this.moveBy(0);
    await this.moveBy(0);
  }

  async lift(): Promise<void> {
    await this.send('touchEnd', []);
  }

  /** Scrolls on by so many px. */
  async swipe(from: Point, px: number): Promise<void> {
    await this.down(from);
    for (let step = 0; step < swipeSteps; step += 1) await this.moveBy(-px / swipeSteps);
    await this.rest();
    await this.lift();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', to: Point[]) {
    this.timestamp += pace;
    const { timestamp } = this;
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: to, timestamp });
  }
}
