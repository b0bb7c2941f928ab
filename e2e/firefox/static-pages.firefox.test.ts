import { statePicture } from '@/app/preview/state/accepted-picture';
import { withApp } from '@/e2e/browser/harness/app';
import { withCdn } from '@/e2e/browser/harness/with-cdn';
import { findPageFaults } from '@/e2e/browser/states/fit-faults';
import { readSheet } from '@/e2e/browser/states/pictures/accepted-pictures';
import { textDifferences } from '@/e2e/browser/states/pictures/sheet-texts';
import { fitWindow, openState } from '@/e2e/browser/states/state-page';
import { visibleTexts } from '@/e2e/browser/states/visible-texts';
import { exportLocale, locales } from '@/lib/i18n/locale';
import { startFirefox } from './start-firefox';

const app = withApp({}, startFirefox);
const host = withCdn();

/** A state of each kind of page. */
const states = [
  { kind: 'Home', path: '/', state: 'approved' },
  { kind: 'a form', path: '/pages/step/step-basic/step-basic', state: 'incomplete' },
  { kind: 'a list', path: '/pages/my-loan/my-loan', state: 'longList' },
  { kind: 'a sheet', path: '/pages/loan/loan-info-choose/loan-info-choose', state: 'caeSheet' },
  { kind: 'an error', path: '/pages/my-loan/my-loan', state: 'error' },
  { kind: 'the contract', path: '/pages/contract-new/contract-new', state: 'lending' },
] as const;

/** Every language in the light theme, and the exported one in the dark. */
const looks = [
  ...locales.map((locale) => ({ locale, theme: 'light' as const })),
  { locale: exportLocale, theme: 'dark' as const },
];

test.each(states)(
  '$kind shows the accepted texts and fits, in every language and both themes',
  async ({ path, state }) => {
    const accepted = readSheet(statePicture({ path, state }))?.texts ?? {};
    const { page } = await app();
    const faults: string[] = [];
    const backgrounds: string[] = [];
    for (const { locale, theme } of looks) {
      await openState(page, { root: host.url, path, state, locale, theme });
      await fitWindow(page);
      const texts = await page.evaluate(visibleTexts);
      const found = [
        ...textDifferences({ [locale]: accepted[locale] ?? [] }, { [locale]: texts }),
        ...(await page.evaluate(findPageFaults, 360)),
      ];
      faults.push(...found.map((fault) => `${locale}, ${theme}: ${fault}`));
      backgrounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(new Set(backgrounds).size).toBe(2);
    expect(faults).toEqual([]);
  },
);
