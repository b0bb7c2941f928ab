import { expect, type Page } from '@playwright/test';
import { pull } from '@/components/pull-to-refresh/use-pull';
import { Finger } from '@/e2e/browser/harness/finger';
import { holdCalls, pauseClock } from '@/e2e/browser/harness/hold-calls';
import type { OpenJourney } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';

/** A point of the hero without a button. */
const start = { x: 180, y: 130 };

/** Stops the time of animations, which the page's clock does not drive: one that starts never ends. */
async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Home of a user with a loan. The clock is paused: each phase lasts until the test advances it. */
async function setUp(journey: OpenJourney) {
  const j = await journey();
  const { page, home, requests, open } = j;
  await open('/', 'lending');
  await home.waitForState('lending');
  await requests.waitUntilIdle();
  await pauseClock(page);
  const finger = await Finger.on(page);
  const calls = () => requests.count('app/home');
  const waitForPhase = (phase: string) =>
    page.locator(`.pull:visible[data-phase="${phase}"]`).waitFor();
  const disc = () =>
    page.locator('.pull:visible > .pull__disc').evaluate((element) => {
      const { visibility, width, height, backgroundColor, transform } = getComputedStyle(element);
      const down = new DOMMatrix(transform).m42;
      return { visibility, width, height, backgroundColor, down: Math.round(down) };
    });
  return { ...j, finger, waitForPhase, disc, calls, before: calls() };
}

test('a pull of 150 px revalidates once, and the disc is hidden after the response', async ({
  journey,
}) => {
  const { page, finger, waitForPhase, disc, calls, before, requests } = await setUp(journey);
  expect((await disc()).visibility).toBe('hidden');
  const release = await holdCalls(page, ['app/home']);
  await finger.down(start);
  await finger.moveBy(75);
  await waitForPhase('pulling');
  expect(await disc()).toEqual({
    visibility: 'visible',
    width: '40px',
    height: '40px',
    backgroundColor: 'rgb(250, 60, 41)',
    down: pull.heightPx / 2,
  });
  await finger.moveBy(74);
  await waitForPhase('pulling');
  await finger.moveBy(1);
  await waitForPhase('reached');
  expect((await disc()).down).toBe(pull.heightPx);
  await finger.moveBy(200);
  expect((await disc()).down).toBe(pull.heightPx);
  expect(calls()).toBe(before);

  await finger.lift();
  await waitForPhase('refreshing');
  await requests.waitFor('app/home', before + 1);
  expect((await disc()).down).toBe(pull.heightPx);
  await finger.down(start);
  await finger.moveBy(160);
  await finger.lift();
  await waitForPhase('refreshing');
  release();
  await waitForPhase('restoring');
  await page.clock.fastForward(pull.settleMs - 1);
  await waitForPhase('restoring');
  await page.clock.fastForward(1);
  await waitForPhase('idle');
  expect(calls()).toBe(before + 1);
  expect((await disc()).visibility).toBe('hidden');
});

test('the disc is animated, and is not with the preference for reduced motion', async ({
  journey,
}) => {
  const { page, finger, waitForPhase } = await setUp(journey);
  await holdAnimations(page);
  const isAnimated = () =>
    page
      .locator('.pull:visible > .pull__disc')
      .evaluate((disc) => disc.getAnimations({ subtree: true }).length > 0);
  for (const motion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const release = await holdCalls(page, ['app/home']);
    await finger.down(start);
    await finger.moveBy(160);
    await finger.lift();
    await waitForPhase('refreshing');
    expect(await isAnimated(), motion).toBe(motion === 'no-preference');
    release();
    await waitForPhase('restoring');
    expect(await isAnimated(), motion).toBe(motion === 'no-preference');
    await page.clock.fastForward(pull.settleMs);
    await waitForPhase('idle');
  }
});
