import { expect } from '@playwright/test';
import { ids as homeIds } from '@/app/home/home.ids';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import type { OpenApp } from '@/e2e/browser/harness/app';
import { holdCalls } from '@/e2e/browser/harness/hold-calls';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { test } from '@/e2e/browser/harness/test';
import { createScreens } from '@/e2e/screens/all-screens';
import { eventually } from '@/e2e/shared/eventually';
import { animationsOf, type RecordedAnimation, recordAnimations } from './animations';

/** Home of an approved user without reduced motion; `transitions` are the animations of whole screens. */
async function setUp(app: OpenApp) {
  const opened = await app();
  const { page } = opened;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordAnimations(page.context());
  await opened.open('/', 'approved');
  const screens = createScreens(playwrightDriver(page));
  await screens.home.waitForState('approved');
  const transitions = async () =>
    (await animationsOf(page)).filter(({ name }) => name === 'screen-slide');
  return { ...opened, ...screens, transitions };
}

const fromRight: RecordedAnimation = {
  name: 'screen-slide',
  element: 'div.page__content',
  duration: 80,
  from: 24,
};
const fromLeft: RecordedAnimation = { ...fromRight, from: -24 };

test('an opened screen enters with its content from the right, after Back the previous one from the left, and no style is left', async ({
  app,
}) => {
  const { page, home, choose, information, transitions } = await setUp(app);
  expect(await transitions()).toEqual([]);
  await page.evaluate(recordEntered);
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  await choose.proceed();
  await information.waitUntilLoaded();
  expect(await transitions()).toEqual([fromRight, fromRight]);
  // The loader of a slow network is outside a screen, and does not slide.
  expect(await page.evaluate(() => Reflect.get(window, 'entered'))).toEqual(['main', 'main']);
  await page.goBack();
  await choose.waitUntilLoaded();
  await page.goBack();
  await home.waitForState('approved');
  expect(await transitions()).toEqual([fromRight, fromRight, fromLeft, fromLeft]);
  await page.goForward();
  await choose.waitUntilLoaded();
  expect((await transitions()).at(-1)).toEqual(fromRight);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const styles = await page.locator('.screen:visible').evaluate((container) => {
    const { overflowX } = getComputedStyle(container);
    const { translate, opacity } = getComputedStyle(container.firstElementChild ?? container);
    return { overflowX, translate, opacity };
  });
  expect(styles).toEqual({ overflowX: 'visible', translate: 'none', opacity: '1' });
});

/** Runs in the page: keeps what each screen that is entered has when it is rendered first, a loader or its page. */
function recordEntered(): void {
  const entered: string[] = [];
  Object.assign(window, { entered });
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element && node.matches('.screen'))) continue;
      entered.push(node.querySelector('.loader, main')?.localName ?? 'nothing');
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test('neither a tab, loaded data nor another choice has a transition, and after Back the choice has the cost that was just seen', async ({
  app,
}) => {
  const { page, home, choose, information, by, transitions } = await setUp(app);
  for (const [tab, index] of [
    ['loans', 1],
    ['profile', 2],
    ['home', 0],
  ] as const) {
    await home.openTab(tab);
    await page
      .locator('.tabbar:visible a')
      .nth(index)
      .and(page.locator('[aria-current]'))
      .waitFor();
  }
  await home.waitForState('approved');
  expect(await transitions()).toEqual([]);
  const release = await holdCalls(page, ['app/get_product_list', 'loan/preview']);
  await home.tapButton('choose');
  await choose.waitForPath();
  await page.locator('main[aria-busy="true"]:visible').waitFor();
  expect(await by(chooseIds.goOn).count()).toBe(0);
  release();
  await choose.figures();
  await choose.stepAmount('more');
  await choose.figures();
  expect(await transitions()).toEqual([fromRight]);
  await choose.proceed();
  await information.waitUntilLoaded();
  const releasePreview = await holdCalls(page, ['loan/preview']);
  await page.goBack();
  await choose.waitUntilLoaded();
  await by(chooseIds.cost).locator('.legend').waitFor();
  releasePreview();
});

test('a loan that Home shows is in the list, and opens with its figures, while they are fetched', async ({
  app,
}) => {
  const { page, open } = await app();
  const { home, order } = createScreens(playwrightDriver(page));
  await open('/', 'lending');
  await home.waitForState('lending');
  const release = await holdCalls(page, ['user/get_processing_order']);
  await home.openTab('loans');
  await page.locator('.my-loan__row:visible').waitFor();
  await page.goBack();
  await home.tapButton('detail');
  await order.waitForState('lending');
  release();
});

test('a change of the theme fades no control from its colour of the other theme', async ({
  app,
}) => {
  const { page, open } = await setUp(app);
  await open('/pages/settings/settings');
  const dark = page.locator(`input[name="${settingsIds.theme}"][value="dark"]`);
  await dark.waitFor({ state: 'attached' });
  const faded = await dark.evaluate(async (input) => {
    input.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const group = input.closest('.chips');
    const fades = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return fades.flatMap(({ effect, transitionProperty }) =>
      effect instanceof KeyframeEffect && !group?.contains(effect.target)
        ? `${transitionProperty} of ${effect.target?.className}`
        : [],
    );
  });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  expect(faded).toEqual([]);
});

test('the agreement follows its confirmation without placeholders', async ({ app }) => {
  const { page, open, information, sign } = await setUp(app);
  await open(`${information.path}?product_id=luka&amount=200000&term_days=90`);
  await information.figures();
  await page.evaluate(recordBones);
  await information.proceed();
  await sign.waitUntilLoaded();
  expect(await page.evaluate(() => Reflect.get(window, 'bones'))).toBe(0);
});

/** Runs in the page: counts the placeholders that are rendered from now on. */
function recordBones(): void {
  Object.assign(window, { bones: 0 });
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || node.querySelector('.bone') === null) continue;
      Object.assign(window, { bones: Reflect.get(window, 'bones') + 1 });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test('during the transition the screen takes taps and the previous one is not visible', async ({
  app,
}) => {
  const { page, home, choose, by, transitions } = await setUp(app);
  // The transition lasts a minute.
  await page.evaluate(() => document.documentElement.style.setProperty('--t-1', '90s'));
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const before = (await choose.choice()).amount;
  // A locator would wait until the element does not move.
  const less = await page.locator('.amount__row > button').first().boundingBox();
  await page.touchscreen.tap((less?.x ?? 0) + 22, (less?.y ?? 0) + 22);
  // The click of a tap comes after its touches.
  await eventually(async () => expect((await choose.choice()).amount).toBeLessThan(before));
  expect(await by(homeIds.choose).isVisible()).toBe(false);
  expect(await transitions()).toEqual([{ ...fromRight, duration: 60_000 }]);
});
