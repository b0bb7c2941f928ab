import { setTimeout } from 'node:timers/promises';
import { pages, type StepPage } from '@/app/application/step-pages';
import { eventually } from '@/e2e/shared/eventually';
import { fieldId } from '@/lib/forms/field-id';
import { type FormEntries, StepScreen } from './step-screen';

/** Longer than Chromium takes two taps for a double tap. */
const doubleTapMs = 600;

/** A step of two pages, which are saved together. */
export abstract class PagedStepScreen extends StepScreen {
  protected abstract pageOf(field: string): StepPage;
  /** A field of each page that is rendered once the page has loaded. */
  protected abstract readonly signs: Record<StepPage, string>;

  /** Enters values page by page; goes on to a page once those before are filled in. */
  override async fill(entries: FormEntries): Promise<void> {
    for (const page of pages) {
      // The parts of a date have its name and a suffix.
      const own = Object.entries(entries).filter(
        ([name]) => this.pageOf(name.split('-')[0] ?? '') === page,
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
      Object.assign(values, await this.shownValues());
      if ((await this.currentPage()) === pages.at(-1)) return values;
      await this.submit();
    }
  }

  /** The values of the page on screen. */
  async shownValues(): Promise<Record<string, string>> {
    await this.waitForPage(await this.currentPage());
    return super.values();
  }

  /** Opens a page by its address. */
  async openPage(page: StepPage): Promise<void> {
    await this.open({ ...(await this.currentQuery()), page });
    await this.waitForPage(page);
  }

  protected async waitForPage(page: StepPage): Promise<void> {
    await this.waitForId(fieldId(this.formName, this.signs[page]));
  }

  private async currentPage(): Promise<StepPage> {
    const { page } = await this.currentQuery();
    return pages.find((one) => one === page) ?? '1';
  }

  /** Waits until the address is another one, or something is shown instead. */
  private async waitUntilTurned(before: string, instead: string): Promise<void> {
    await eventually(async () => {
      if ((await this.driver.url()) !== before) return;
      if (!(await this.has(instead))) throw new Error(`the page is still ${before}`);
    });
  }
}
