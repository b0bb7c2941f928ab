import { ids as home } from '@/app/home/home.ids';
import { ids as choosing } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { withApp } from '@/e2e/browser/harness/app';
import { screensOn } from '@/e2e/browser/screens/all-screens';
import { type Motion, motionsOf, watchMotions } from './motions';

const app = withApp();

/** A phone with motion, on Home of somebody who may borrow; everything is heard that moves a whole screen. */
async function setUp() {
  const phone = await app();
  const { page } = phone;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchMotions(page.context());
  await phone.open('/', 'approved');
  const screens = screensOn(page);
  await screens.home.shows('approved');
  const moves = async () => (await motionsOf(page)).filter(({ name }) => name === 'screen-slide');
  return { ...phone, ...screens, moves };
}

const fromRight: Motion = { name: 'screen-slide', of: 'div.', lasts: 220, from: 24 };
const fromLeft: Motion = { ...fromRight, from: -24 };

test('a screen that is opened comes in from the right, Back brings one in from the left', async () => {
  const { page, home, choose, information, moves } = await setUp();
  expect(await moves()).toEqual([]);
  await home.go('choose');
  await choose.stands();
  await choose.goOn();
  await information.stands();
  expect(await moves()).toEqual([fromRight, fromRight]);
  await page.goBack();
  await choose.stands();
  await page.goBack();
  await home.shows('approved');
  expect(await moves()).toEqual([fromRight, fromRight, fromLeft, fromLeft]);
  await page.goForward();
  await choose.stands();
  expect((await moves()).at(-1)).toEqual(fromRight);
});

test('a tab is just there', async () => {
  const { page, home, moves } = await setUp();
  for (const [tab, place] of [
    ['loans', 1],
    ['profile', 2],
    ['home', 0],
  ] as const) {
    await home.tab(tab);
    await page
      .locator('.tabbar:visible a')
      .nth(place)
      .and(page.locator('[aria-current]'))
      .waitFor();
  }
  await home.shows('approved');
  expect(await moves()).toEqual([]);
});

test('a screen comes in once: neither its data nor a choice moves it again', async () => {
  const { home: start, choose, control, by, moves } = await setUp();
  for (const path of ['app/get_product_list', 'loan/preview'] as const) {
    await control.fault({ path, kind: 'slow', ms: 400 });
  }
  await start.go('choose');
  await choose.isAddressed();
  await by(choosing.goOn).waitFor({ state: 'detached' });
  await choose.figures();
  await choose.step('more');
  await choose.figures();
  expect(await moves()).toEqual([fromRight]);
});

test('while a screen comes in, nothing beside it can be reached and taps already count', async () => {
  const { page, home: start, choose, by, moves } = await setUp();
  // A slow hand: the screen takes a minute to come in.
  await page.evaluate(() => document.documentElement.style.setProperty('--t-2', '60s'));
  await start.go('choose');
  await choose.stands();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  const before = (await choose.choice()).amount;
  // Not by the locator, which waits until what it taps stands still.
  const less = await page.locator('.amount__row > button').first().boundingBox();
  await page.touchscreen.tap((less?.x ?? 0) + 22, (less?.y ?? 0) + 22);
  expect((await choose.choice()).amount).toBeLessThan(before);
  expect(await by(home.choose).isVisible()).toBe(false);
  expect(await moves()).toEqual([{ ...fromRight, lasts: 60_000 }]);
});

test('a screen that has come in leaves no trace of it', async () => {
  const { page, home: start, choose } = await setUp();
  await start.go('choose');
  await choose.stands();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const left = await page.locator('.screen:visible').evaluate((screen) => {
    const { overflowX } = getComputedStyle(screen);
    const moved = screen.firstElementChild;
    const { translate, opacity } = getComputedStyle(moved ?? screen);
    return { overflowX, translate, opacity };
  });
  expect(left).toEqual({ overflowX: 'visible', translate: 'none', opacity: '1' });
});
