import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import { wrongSums } from '@/lib/testing/adds-up';
import { figureListsOnPage } from '@/lib/testing/figure-lists';
import { textsOnPage } from '@/lib/testing/texts-on-page';
import { foreignTexts } from './foreign-texts';

/** The testers' page shows the names of events and of their data, and is in no release build. */
const testersPage = '/pages/settings/page_native_test';

/** The states in which a part of the page alone is loading, or what was known before is shown meanwhile. */
const partlyLoading = [
  '/ guestLoading',
  '/ lastKnown',
  '/pages/loan/loan-info-choose/loan-info-choose updating',
  '/pages/my-loan/my-loan loading',
  '/pages/profile/profile loading',
  '/pages/settings/settings heldLoading',
];

/** What is read of a page in one call. */
type Content = {
  texts: ReturnType<typeof textsOnPage>;
  lists: ReturnType<typeof figureListsOnPage>;
} & ReturnType<typeof loadingOnPage>;

type Shown = { path: string; state: string; locale: Locale };

/** Texts of another language, figures that do not add up, and placeholders on a page that does not say that it loads. */
export async function contentFaults(page: Page, { path, state, locale }: Shown): Promise<string[]> {
  const content = `{ texts: (${textsOnPage})(), lists: (${figureListsOnPage})(), ...(${loadingOnPage})() }`;
  const { texts, lists, isBusy, hasBones } = await page.evaluate<Content>(`(${content})`);
  const foreign = foreignTexts(locale, texts);
  const sums = lists.flatMap(wrongSums);
  const isLoadingSaid = isBusy === hasBones || partlyLoading.includes(`${path} ${state}`);
  return [
    ...(path === testersPage ? [] : foreign.map((text) => `of another language: ${text}`)),
    ...sums,
    ...(isLoadingSaid ? [] : [`busy: ${isBusy}, placeholders: ${hasBones}`]),
  ];
}

/** Runs in the page: whether its content is said to be loading, and whether placeholders stand for it. */
function loadingOnPage() {
  const main = document.querySelector('main');
  return {
    isBusy: main?.getAttribute('aria-busy') === 'true',
    hasBones: main?.querySelector('.bone') != null,
  };
}
