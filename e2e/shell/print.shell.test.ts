import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/pages/contract-new/contract-new/screen.ids';
import type { OpenShell } from './harness/shell-journey';
import { test } from './harness/shell-test';

/** Prints the contract of the newest loan with its button; the PDF, and the page as it is on paper. */
async function printContract(
  shell: OpenShell,
  theme: 'light' | 'dark',
): Promise<{ pdf: string; page: Page }> {
  const { phone, sandbox, onPage } = await shell();
  await onPage().home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('lending'));
  await phone.page.evaluate((value) => localStorage.setItem('luka_theme', value), theme);
  const { by, open, page } = onPage();
  await open('/pages/contract-new/contract-new');
  await by(ids.text).getByRole('listitem').first().waitFor();
  await by(ids.print).tap();
  const { printed } = await phone.waitForState(
    (state) => Array.isArray(state.printed) && state.printed.length === 1,
  );
  await page.emulateMedia({ media: 'print' });
  return { pdf: readFileSync(String(printed), 'latin1'), page };
}

test('the contract is printed on numbered pages of A4, without bar and buttons', async ({
  shell,
}) => {
  const { pdf, page } = await printContract(shell, 'light');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.length).toBeGreaterThan(1);
  for (const [, width, height] of sizes) {
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  }
  await expect(page.getByText('Camila Muñoz').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('$215.000').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('header, nav, button, .btn').filter({ visible: true })).toHaveCount(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)),
  );
  expect(rules.filter((rule) => rule.startsWith('@page')).join()).toContain('counter(pages)');
});

test('the contract is printed dark on white from the dark theme too', async ({ shell }) => {
  const { page } = await printContract(shell, 'dark');
  const texts = page.locator('main :is(h1, h2, h3, p, li, dt, dd)').filter({ visible: true });
  const colours = await texts.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).color),
  );
  const brightest = Math.max(...(colours.join().match(/\d+/g)?.map(Number) ?? []));
  expect(colours.length).toBeGreaterThan(10);
  expect(brightest).toBeLessThan(0.6 * 255);
});
