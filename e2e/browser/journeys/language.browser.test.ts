import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { fillBasics } from '@/e2e/shared/flows';
import { storedBasics } from '@/e2e/shared/sample-user';

/** Marks the document; the mark does not survive a reload. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-load', 'same'));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('body[data-load="same"]').count()) === 1;
}

/** The values in another language: the label of the one long list is another one. */
function inNewLanguage(values: Record<string, string>) {
  const id = ids.field('industry');
  return { ...values, [id]: expect.not.stringMatching(values[id] ?? '') };
}

test('a change of language and theme in another tab changes a half-filled form without a reload and keeps its values', async ({
  journey,
}) => {
  const j = await journey();
  const { basic, page } = j;
  await j.open(basic.path, 'init');
  await fillBasics(j);
  const values = await basic.values();
  await markDocument(page);
  const other = await j.openSecondTab();
  await other.settings.open();
  await other.settings.waitUntilLoaded();
  await other.settings.chooseLanguage('vi');
  await other.settings.chooseTheme('dark');
  await page.bringToFront();
  await page.locator('html[lang="vi"][data-theme="dark"]').waitFor();
  await basic.waitForHeading(catalogueText('vi', 'stepBasic.more'));
  expect(await basic.values()).toEqual(inNewLanguage(values));
  expect(await isSameDocument(page)).toBe(true);
  await basic.submit();
  await j.social.waitUntilLoaded();
  expect((await j.sandbox.lastAccount()).basic).toEqual(storedBasics);
});
