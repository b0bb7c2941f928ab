import { expect } from '@playwright/test';
import { statePicture } from '@/app/preview/accepted-picture';
import { findPageFaults } from '@/e2e/browser/states/fit-faults';
import { fitWindow } from '@/e2e/browser/states/state-page';
import { visibleTexts } from '@/e2e/browser/states/visible-texts';
import { sampleLooks, sampleStates } from '@/e2e/shared/sample-states';
import { readSheet } from '@/scripts/pictures/accepted-pictures';
import { openState } from '@/scripts/pictures/open-state';
import { textDifferences } from '@/scripts/pictures/sheet-texts';
import { test } from './firefox-test';

for (const { kind, path, state } of sampleStates) {
  test(`${kind} shows the accepted texts and fits, in two languages and themes`, async ({
    app,
    cdn,
  }) => {
    const accepted = readSheet(statePicture({ path, state }))?.texts ?? {};
    const { page } = await app();
    const faults: string[] = [];
    const backgrounds: string[] = [];
    for (const { locale, theme } of sampleLooks) {
      await openState(page, { root: cdn.url, path, state, locale, theme });
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
  });
}
