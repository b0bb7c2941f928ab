import { expect, type Page } from '@playwright/test';
import { statePicture } from '@/app/preview/accepted-picture';
import { galleryAreas } from '@/app/preview/screens';
import { exportLocale, type Locale } from '@/lib/i18n/locale';
import { openState, setTheme } from '@/scripts/pictures/open-state';
import { primaryPart } from '@/scripts/pictures/sheet-texts';
import { axeFindings } from './axe-findings';
import { contentFaults } from './content-faults';
import { contrastFaults } from './contrast-faults';
import { differingStates } from './differing-states';
import { fitFaults, fitSizes } from './fit-faults';
import {
  type Comparison,
  comparePicture,
  isAccepting,
  isConclusive,
  pictureFaults,
  type ReadableSheet,
} from './pictures/compare-picture';
import { primaryActions } from './primary-actions';
import { fitWindow, repaint, resetTab, screenshot } from './state-page';
import { type Tab, test } from './state-test';
import { visibleTexts } from './visible-texts';

/** The states in which all is measured, as `path name`. */
const measured = new Set(differingStates().map(({ path, name }) => `${path} ${name}`));

/*
 * Every state of every screen on its page in the gallery, opened in each language for itself: it equals the accepted
 * picture and its texts, which are in one language and add up, has one primary action at most, and fits a window of
 * 320 px at a text size of 200 %. Of states that differ in their texts alone the first one also has no axe findings and
 * enough contrast on its pixels, and fits other sizes, in every language.
 */
for (const { title, screens } of galleryAreas) {
  test.describe(title, () => {
    for (const { path, states } of screens) {
      for (const { name: state } of states) {
        const isMeasured = measured.has(`${path} ${state}`);
        test(`${path} ${state} equals its accepted picture, fits and is accessible`, async ({
          tabs: { all, collector },
          comparePage,
          cdn,
        }) => {
          const { views, comparison } = await takeViews(all, {
            isMeasured,
            async open({ page, locale }) {
              await resetTab(page);
              await openState(page, { root: cdn.url, path, state, locale });
            },
            check: ({ page, locale }) => contentFaults(page, { path, state, locale }),
            compare: (taken) =>
              comparePicture(comparePage, statePicture({ path, state }), sheetOf(taken)),
          });
          const faults = [
            ...views.flatMap((view) => view.faults),
            ...(await pictureFaults(comparePage, comparison)),
          ];
          expect([...faults, ...collector.errors.splice(0)]).toEqual([]);
        });
      }
    }
  });
}

/** What a state shows in one language. */
type View = {
  locale: Locale;
  light: string;
  dark?: string;
  texts: string[];
  /** Those of the exported language. */
  primary?: string[];
  faults: string[];
  /** Whether the page was the same after the pictures, and as high as when the window was fitted to it. */
  isSteady: boolean;
};

/** How often a state is opened at most. */
const maxOpenings = 3;

type Taking = Pick<Viewing, 'check' | 'isMeasured'> & {
  open: (tab: Tab) => Promise<void>;
  compare: (views: readonly View[]) => Promise<Comparison>;
};

/**
 * Opens a state in all languages, takes its views and compares them. On a very busy machine a part can come after the
 * page was called idle: texts and pictures of a document that changed meanwhile are of two states, and in a window
 * fitted to a page of another height the dock is in another place. That passes: the state is opened again, while a
 * change of the app is there each time. What differs, or is accepted, was seen twice in turn.
 */
async function takeViews(
  tabs: readonly Tab[],
  { open, compare, ...viewing }: Taking,
): Promise<{ views: View[]; comparison: Comparison }> {
  let last: Comparison | undefined;
  for (let opening = 1; ; opening++) {
    await Promise.all(tabs.map(open));
    // Without it a picture differs now and then, seldom enough to look again.
    const prepare = opening > 1 || isAccepting ? repaint : undefined;
    const views = await Promise.all(tabs.map((tab) => viewOf(tab, { ...viewing, prepare })));
    if (!views.every(({ isSteady }) => isSteady) && opening < maxOpenings) continue;
    const comparison = await compare(views);
    if (opening === maxOpenings || isConclusive(comparison, last)) return { views, comparison };
    last = comparison;
  }
}

type Viewing = {
  /** Whether contrast, findings of axe and other sizes are measured, too. */
  isMeasured: boolean;
  /** What is wrong with the content that the state shows. */
  check: (tab: Tab) => Promise<string[]>;
  /** Called before the picture is taken. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
};

/**
 * Takes the texts and the pictures of the shown state and checks its size. The exported language stands for the
 * others in the dark theme and with axe: the texts are exact, and neither depends on what they say.
 */
async function viewOf(tab: Tab, { isMeasured, check, prepare }: Viewing): Promise<View> {
  const { page, protocol, locale } = tab;
  const height = await fitWindow(page);
  await prepare?.(page);
  const before = await page.evaluate<Shown>(`({ texts: (${visibleTexts})(), ...(${bodyOf})() })`);
  const view: Omit<View, 'faults' | 'isSteady'> = {
    locale,
    texts: before.texts,
    light: await screenshot(protocol),
  };
  const faults = (await check(tab)).map((fault) => `${locale}, ${fault}`);
  if (locale === exportLocale) {
    view.primary = await page.evaluate(primaryActions);
    if (view.primary.length > 1) faults.push(`primary actions: ${view.primary.join(', ')}`);
    if (isMeasured) faults.push(...(await lookFaults(page, 'light', view.light)));
    await setTheme(page, 'dark');
    view.dark = await screenshot(protocol);
    if (isMeasured) faults.push(...(await lookFaults(page, 'dark', view.dark)));
  }
  const after = await page.evaluate(bodyOf);
  const isSteady = after.height === height && after.body === before.body;
  if (isMeasured || locale === exportLocale) {
    // English texts are the shortest.
    const sizes = isMeasured && locale !== 'en' ? fitSizes : fitSizes.slice(-1);
    faults.push(...(await fitFaults(page, sizes)).map((fault) => `${locale}, ${fault}`));
  }
  return { ...view, faults, isSteady };
}

type Shown = ReturnType<typeof bodyOf> & { texts: string[] };

/** Runs in the page: what it is recognized by as the same. */
function bodyOf() {
  return { height: document.documentElement.scrollHeight, body: document.body.innerHTML };
}

/** What has too little contrast on the screenshot of the page, and what axe finds; once, as colours are measured already. */
async function lookFaults(page: Page, theme: 'light' | 'dark', shot: string): Promise<string[]> {
  const faults = await page.evaluate(contrastFaults, shot);
  const findings = theme === 'light' ? await axeFindings(page, theme, { contrast: false }) : [];
  return [...faults, ...findings].map((fault) => `${theme}: ${fault}`);
}

/** A column of each language, a row of each theme (and the primary action beside the texts), of which the dark one has the exported language only. */
function sheetOf(views: readonly View[]): ReadableSheet {
  const shots = [
    ...views.map(({ light }) => light),
    ...views.flatMap(({ dark }) => (dark === undefined ? [] : [dark])),
  ];
  const texts = Object.fromEntries(views.map((view) => [view.locale, view.texts]));
  const primary = views.flatMap((view) => view.primary ?? []);
  return { shots, columns: views.length, texts: { ...texts, [primaryPart]: primary } };
}
