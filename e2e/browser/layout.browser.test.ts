import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { htmlLang, type Locale, locales } from '@/lib/i18n/locale';
import { withApp } from './harness/app';
import { allScreens } from './harness/screens';
import { visit } from './harness/visit';
import { findPageFaults } from './layout/find-page-faults';
import { findTargetFaults } from './layout/find-target-faults';
import { findTextFaults } from './layout/find-text-faults';

/** A screen with twenty states is looked at many times over. */
jest.setTimeout(300_000);

const app = withApp();
const namespaces = ['locales/es.json', 'locales/screens/es.json'].flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
);

/** The narrowest phone, and the usual one with its texts at double size. */
const sizes = [
  { width: 320, height: 640, root: '16px' },
  { width: 360, height: 800, root: '32px' },
] as const;

type Size = (typeof sizes)[number];

test.each(allScreens())(
  '$path fits in every language, at 320 px and at 200% text',
  async (screen) => {
    const phone = await app();
    const faults: string[] = [];
    for (const state of screen.states) {
      await visit(phone, { path: screen.path, state }, async (page, stand) => {
        for (const locale of locales) {
          await speak(page, locale);
          for (const size of sizes) {
            await resize(page, size);
            await stand();
            const where = `${state.name}, ${locale}, ${size.width} px at ${size.root}`;
            faults.push(...(await faultsOf(page, size.width)).map((fault) => `${where}: ${fault}`));
          }
        }
      });
    }
    expect(faults).toEqual([]);
  },
);

/** Chooses a language as another tab of the app would. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('luka_locale', JSON.stringify(wanted));
    window.dispatchEvent(new StorageEvent('storage', { key: 'luka_locale' }));
  }, locale);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, htmlLang[locale]);
}

async function resize(page: Page, { width, height, root }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, root);
}

async function faultsOf(page: Page, width: number): Promise<string[]> {
  return [
    ...(await page.evaluate(findPageFaults, width)),
    ...(await page.evaluate(findTextFaults, { width, namespaces })),
    ...(await page.evaluate(findTargetFaults)),
  ];
}
