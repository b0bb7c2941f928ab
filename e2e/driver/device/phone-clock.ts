/** A browser's context, as far as its pages are given another clock. */
type Pages = {
  addInitScript(script: (ahead: number) => void, ahead: number): Promise<unknown>;
  pages(): { evaluate(script: (ahead: number) => void, ahead: number): Promise<unknown> }[];
};

/** The clock of a phone's pages: where none is set it is this machine's. */
export class PhoneClock {
  /** By how many milliseconds it is ahead of this machine's; `undefined` where it was never set. */
  private ahead: number | undefined;

  constructor(private readonly machine: () => number = Date.now) {}

  get isSet(): boolean {
    return this.ahead !== undefined;
  }

  /** Makes it an instant, milliseconds since 1970, on the pages of a phone that runs and on those to come. */
  async set(now: number, pages?: Pages): Promise<void> {
    const before = this.ahead ?? 0;
    this.ahead = now - this.machine();
    if (pages) await shift(pages, this.ahead - before);
  }

  /** Sets the pages of a phone that has just started. */
  async begin(pages: Pages): Promise<void> {
    if (this.ahead !== undefined) await shift(pages, this.ahead);
  }
}

async function shift(pages: Pages, ms: number): Promise<void> {
  await pages.addInitScript(shiftDate, ms);
  // A page that goes elsewhere in this moment runs the script above.
  for (const page of pages.pages()) await page.evaluate(shiftDate, ms).catch(() => undefined);
}

/**
 * Runs in the page, before its own scripts and once more for each change: puts `Date` forward by so many
 * milliseconds. Timers stay what they are.
 */
export function shiftDate(ms: number): void {
  const before = globalThis.Date;
  const now = () => before.now() + ms;
  globalThis.Date = new Proxy(before, {
    apply: () => new globalThis.Date().toString(),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
