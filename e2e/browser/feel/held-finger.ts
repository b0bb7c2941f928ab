import type { CDPSession, Page } from 'playwright-core';

/** A place in the window, in CSS px. */
export type Point = { x: number; y: number };

/** In how many moves a finger wipes. */
const wipeSteps = 8;

/** How long a finger is on its way from one place to the next, in seconds. */
const pace = 0.08;

/** A finger that stays down until it is lifted; for one that is gone at once see `drawFinger`. */
export class HeldFinger {
  private at: Point = { x: 0, y: 0 };
  /** Of the last touch; by its own watch, so that a slow machine does not make a slow finger. */
  private timestamp = Date.now() / 1000 - 3600;

  private constructor(private readonly session: CDPSession) {}

  static async over(page: Page): Promise<HeldFinger> {
    return new HeldFinger(await page.context().newCDPSession(page));
  }

  /** Puts the finger down. */
  async down(at: Point): Promise<void> {
    this.at = at;
    await this.send('touchStart', [at]);
  }

  /** Draws it so many px down (or up, where negative) and to the right of where it is. */
  async draw(down: number, right = 0): Promise<void> {
    this.at = { x: this.at.x + right, y: this.at.y + down };
    await this.send('touchMove', [this.at]);
  }

  async lift(): Promise<void> {
    await this.send('touchEnd', []);
  }

  /** The phone takes the touch away, as for a call that comes in. */
  async lose(): Promise<void> {
    await this.send('touchCancel', []);
  }

  /**
   * Wipes over the page as one does to scroll on by so many px, and rests before it is lifted: it would
   * glide on otherwise.
   */
  async wipe(from: Point, px: number): Promise<void> {
    await this.down(from);
    for (let step = 0; step < wipeSteps; step += 1) await this.draw(-px / wipeSteps);
    await this.draw(0);
    await this.draw(0);
    await this.lift();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', to: Point[]) {
    this.timestamp += pace;
    const { timestamp } = this;
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: to, timestamp });
  }
}
