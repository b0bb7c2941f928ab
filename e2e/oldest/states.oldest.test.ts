import { expect } from '@playwright/test';
import { statePicture } from '@/app/preview/accepted-picture';
import { differingStates } from '@/e2e/browser/states/differing-states';
import { fitWindow } from '@/e2e/browser/states/state-page';
import { test } from '@/e2e/browser/states/state-test';
import { visibleTexts } from '@/e2e/browser/states/visible-texts';
import { readSheet } from '@/scripts/pictures/accepted-pictures';
import { openState } from '@/scripts/pictures/open-state';
import { textDifferences } from '@/scripts/pictures/sheet-texts';

const all = differingStates();

/** The first state of each screen, and what actions open: the others run the same code with other data. */
const states = all.filter(
  (state) => state.actions?.length || state === all.find(({ path }) => path === state.path),
);

for (const { path, name: state } of states) {
  test(`${path} ${state} shows the accepted texts`, async ({
    tabs: { exported, collector },
    cdn,
  }) => {
    const { page, locale } = exported;
    const accepted = readSheet(statePicture({ path, state }))?.texts[locale] ?? [];
    await openState(page, { root: cdn.url, path, state, locale });
    await fitWindow(page);
    const texts = await page.evaluate(visibleTexts);
    // Without a popover a toast is a part of the open sheet, so that its line comes elsewhere.
    const differences = textDifferences(
      { [locale]: accepted.toSorted() },
      { [locale]: texts.toSorted() },
    );
    expect([...differences, ...collector.errors.splice(0)]).toEqual([]);
  });
}
