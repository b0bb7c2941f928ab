import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { logIn } from '@/e2e/shared/flows';
import { scenarioPhone } from '@/e2e/shared/sample-user';

const name = 'Camila Antonia';

test('another tab shows the draft, and signing out there deletes it in both', async ({
  journey,
}) => {
  const j = await journey();
  const { page, basic, settings, home } = j;
  await j.open(basic.path, 'init');
  await basic.waitUntilLoaded();
  await basic.fill({ first_name: name });
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
