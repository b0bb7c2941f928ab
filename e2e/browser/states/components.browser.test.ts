import { expect, type Page } from '@playwright/test';
import { galleryComponents } from '@/app/preview/examples';
import { themes } from '@/app/preview/runtime/look';
import type { Box } from '@/e2e/browser/harness/finger';
import { componentPicture } from '@/scripts/pictures/accepted-pictures';
import { setTheme, waitForPreview } from '@/scripts/pictures/open-state';
import { comparePicture, pictureFaults } from './pictures/compare-picture';
import { screenshot } from './state-page';
import { test } from './state-test';
import { visibleTexts } from './visible-texts';

/** The window for a sheet or a dialog, which cover the page, and for other components. */
const coverSize = { width: 360, height: 560 };
const pageSize = { width: 360, height: 1200 };

for (const component of galleryComponents) {
  const { name, alone, examples } = component;
  test(`every example of ${name} equals its accepted picture`, async ({
    tabs,
    comparePage,
    cdn,
  }) => {
    const { page, protocol } = tabs.exported;
    await page.setViewportSize(alone ? coverSize : pageSize);
    const shots: string[] = [];
    const texts: Record<string, string[]> = {};
    for (const [index, example] of examples.entries()) {
      const query = new URLSearchParams({ name: `${name}.${example.name}`, motion: 'reduce' });
      // After a component that covers the page, a new document is loaded.
      const show = alone || index === 0 ? openExample : changeExample;
      await show(page, `${cdn.url}/preview/example/index.html?${query}`);
      const box = alone ? undefined : await boxOf(page, '.gallery-alone');
      texts[example.name] = await page.evaluate(visibleTexts);
      for (const theme of themes) {
        await setTheme(page, theme);
        shots.push(await screenshot(protocol, box));
      }
    }
    const sheet = { shots, texts, columns: themes.length };
    const comparison = await comparePicture(comparePage, componentPicture(component), sheet);
    const faults = await pictureFaults(comparePage, comparison);
    expect([...faults, ...tabs.collector.errors.splice(0)]).toEqual([]);
  });
}

async function openExample(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForPreview(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Shows another example in the same document. */
async function changeExample(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    document.documentElement.dataset.preview = 'changing';
    History.prototype.replaceState.call(history, null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await waitForPreview(page);
}

/** The box of an element, in whole pixels. */
async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box || box.height > pageSize.height) throw new Error(`${selector} is not in the window`);
  return { ...box, height: Math.ceil(box.height) };
}
