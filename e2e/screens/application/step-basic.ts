import { setTimeout } from 'node:timers/promises';
import { type BasicPage, pageOf, pages } from '@/app/pages/step/step-basic/step-basic/basic-pages';
import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import { eventually } from '@/e2e/shared/eventually';
import { type FormEntries, StepScreen } from './step-screen';

/** Longer than Chromium takes two taps for a double tap. */
const doubleTapMs = 600;

/** Who the user is, and the user's life today: two pages, saved together. */
export class StepBasicScreen extends StepScreen {
  readonly path = '/pages/step/step-basic/step-basic';
  protected readonly ids = ids;
  protected override readonly formName = 'basic';

  firstName(): Promise<string> {
    return this.valueOf(ids.field('first_name'));
  }

  /** Enters values page by page; goes on to a page once those before are filled in. */
  override async fill(entries: FormEntries): Promise<void> {
    for (const page of pages) {
      // The parts of a date have its name and a suffix.
      const own = Object.entries(entries).filter(
        ([name]) => pageOf(name.split('-')[0] ?? '') === page,
      );
      if (own.length === 0) continue;
      while ((await this.currentPage()) < page) await this.submit();
      await super.fill(Object.fromEntries(own));
    }
  }

  /** Taps the button of the page. Where another page follows, waits until it is shown, or the errors are. */
  override async submit(): Promise<void> {
    const page = await this.currentPage();
    const before = await this.driver.url();
    await super.submit();
    if (page === pages.at(-1)) return;
    await this.waitUntilTurned(before, '.error-summary');
    // A tap of the next page's button, which is at the same place, would be the second of a double tap.
    await setTimeout(doubleTapMs);
  }

  /** Taps the arrow; waits until another page is shown, or the question whether to leave. */
  override async tapBack(): Promise<void> {
    const page = await this.currentPage();
    const before = await this.driver.url();
    await super.tapBack();
    if (page !== pages[0]) await this.waitUntilTurned(before, '[role="alertdialog"]');
  }

  /** The values of all pages of a form that is filled in: goes back to the first and on to the last. */
  override async values(): Promise<Record<string, string>> {
    while ((await this.currentPage()) > pages[0]) await this.tapBack();
    const values: Record<string, string> = {};
    for (;;) {
      const page = await this.currentPage();
      if (page === '2') await this.waitForAreas();
      Object.assign(values, await this.shownValues());
      if (page === pages.at(-1)) return values;
      await this.submit();
    }
  }

  /** The values of the page on screen. */
  async shownValues(): Promise<Record<string, string>> {
    await this.waitForPage(await this.currentPage());
    return super.values();
  }

  /** Opens a page by its address. */
  async openPage(page: BasicPage): Promise<void> {
    await this.open({ ...(await this.currentQuery()), page });
    await this.waitForPage(page);
  }

  private async waitForPage(page: BasicPage): Promise<void> {
    await this.waitForId(ids.field({ 1: 'run', 2: 'industry' }[page]));
  }

  /** Waits until city, district and community, each of which depends on the one before, have loaded. */
  async waitForAreas(): Promise<void> {
    for (const name of ['city', 'district', 'community']) {
      await this.driver.waitForVisible(`${byId(ids.field(name))}:enabled`);
    }
  }

  private async currentPage(): Promise<BasicPage> {
    const { page } = await this.currentQuery();
    return pages.find((one) => one === page) ?? '1';
  }

  /** Waits until the address is another one, or something is shown instead. */
  private async waitUntilTurned(before: string, instead: string): Promise<void> {
    await eventually(async () => {
      if ((await this.driver.url()) !== before) return;
      const isShown = await this.driver.evaluate(
        'body',
        (body, selector) => body.querySelector(selector) !== null,
        instead,
      );
      if (!isShown) throw new Error(`the page is still ${before}`);
    });
  }
}
