import { expect } from '@playwright/test';
import { statePicture } from '@/app/preview/state/accepted-picture';
import { findPageFaults } from '@/e2e/browser/states/fit-faults';
import { readSheet } from '@/e2e/browser/states/pictures/accepted-pictures';
import { textDifferences } from '@/e2e/browser/states/pictures/sheet-texts';
import { stateUrl } from '@/e2e/browser/states/state-page';
import { visibleTexts } from '@/e2e/browser/states/visible-texts';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { sampleLooks, sampleStates } from '@/e2e/shared/sample-states';
import { test } from './webkit-test';

for (const { kind, path, state } of sampleStates) {
  test(`${kind} shows the accepted texts and fits, in every language and both themes`, async ({
    webKit: page,
    cdn,
  }) => {
    const accepted = readSheet(statePicture({ path, state }))?.texts ?? {};
    // The narrowest window that GTK has is about 450 px wide.
    await page.setSize({ width: 450, height: 900 });
    const faults: string[] = [];
    const backgrounds: string[] = [];
    for (const { locale, theme } of sampleLooks) {
      await page.goto(stateUrl({ root: cdn.url, path, state, locale, theme }));
      await eventuallyEqual(
        () => page.evaluate(() => document.documentElement.dataset.preview),
        'idle',
      );
      const texts = await page.evaluate(visibleTexts);
      const width = await page.evaluate(() => window.innerWidth);
      const found = [
        ...textDifferences({ [locale]: accepted[locale] ?? [] }, { [locale]: texts }),
        ...(await page.evaluate(findPageFaults, width)),
      ];
      faults.push(...found.map((fault) => `${locale}, ${theme}: ${fault}`));
      backgrounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(new Set(backgrounds).size).toBe(2);
    expect(faults).toEqual([]);
  });
}
