import { expect } from '@playwright/test';
import type { Journey } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';

const name = 'Camila Antonia';

/** Opens the first step and enters a name. */
async function startDraft(j: Journey): Promise<void> {
  await j.open(j.basic.path, 'init');
  await j.basic.waitUntilLoaded();
  await j.basic.fill({ first_name: name });
}

test('a reload right after typing keeps the draft', async ({ journey }) => {
  const j = await journey();
  await startDraft(j);
  for (const text of ['b', 'bc', 'bcd']) {
    await j.basic.fill({ first_name: text });
    await j.page.reload();
    await j.basic.waitUntilLoaded();
    expect(await j.basic.firstName()).toBe(text);
  }
});

test('another tab shows the draft, and signing out there deletes it in both', async ({
  journey,
}) => {
  const j = await journey();
  const { page, settings, home } = j;
  await startDraft(j);
  const other = await j.openSecondTab();
  await other.basic.waitUntilLoaded();
  expect(await other.basic.firstName()).toBe(name);
  await other.basic.fill({ first_name: 'Otra' });
  await page.bringToFront();
  await settings.open();
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await other.home.waitForState('guest');
  await page.waitForFunction(() => localStorage.getItem('uni_token') === null);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /draft/.test(key)),
  );
  expect(left).toEqual([]);

  await other.page.bringToFront();
  await other.home.tapButton('apply');
  await logIn({ ...j, ...other }, scenarioPhone);
  await other.basic.waitUntilLoaded();
  expect(await other.basic.firstName()).toBe('');
});
