import { pull } from '@/components/pull-to-refresh/use-pull';
import { holdCalls } from '@/e2e/browser/failures/hold-call';
import { stopClock } from '@/e2e/browser/failures/stop-clock';
import { withJourney } from '@/e2e/browser/journeys/journey';
import { HeldFinger } from './held-finger';

const journey = withJourney();

/** Where the finger comes down: on the hero, where nothing can be pressed. */
const start = { x: 180, y: 130 };

/** Home of somebody with a loan; time stands still, so that each state lasts until the test has seen it. */
async function setUp() {
  const j = await journey();
  const { page, home, traffic, open } = j;
  await open('/', 'lending');
  await home.shows('lending');
  await traffic.quiet();
  await stopClock(page);
  const finger = await HeldFinger.over(page);
  const asked = () => traffic.of('app/home').length;
  const isIn = (phase: string) => page.locator(`.pull:visible[data-phase="${phase}"]`).waitFor();
  const disc = () =>
    page.locator('.pull:visible > .pull__disc').evaluate((element) => {
      const { visibility, width, height, backgroundColor, transform } = getComputedStyle(element);
      const down = new DOMMatrix(transform).m42;
      return { visibility, width, height, backgroundColor, down: Math.round(down) };
    });
  return { ...j, finger, isIn, disc, asked, before: asked() };
}

test('a page that is pulled far enough is asked for once, and the disc goes when the answer is here', async () => {
  const { page, finger, isIn, disc, asked, before, traffic } = await setUp();
  expect((await disc()).visibility).toBe('hidden');
  const letGo = await holdCalls(page, ['app/home']);
  await finger.down(start);
  await finger.draw(75);
  await isIn('pulling');
  expect(await disc()).toEqual({
    visibility: 'visible',
    width: '40px',
    height: '40px',
    backgroundColor: 'rgb(250, 60, 41)',
    down: pull.heightPx / 2,
  });
  await finger.draw(74);
  await isIn('pulling');
  await finger.draw(1);
  await isIn('reached');
  expect((await disc()).down).toBe(pull.heightPx);
  await finger.draw(200);
  expect((await disc()).down).toBe(pull.heightPx);
  expect(asked()).toBe(before);

  await finger.lift();
  await isIn('refreshing');
  await traffic.asked('app/home', before + 1);
  expect((await disc()).down).toBe(pull.heightPx);
  await finger.down(start);
  await finger.draw(160);
  await finger.lift();
  await isIn('refreshing');
  letGo();
  await isIn('restoring');
  await page.clock.fastForward(pull.settleMs - 1);
  await isIn('restoring');
  await page.clock.fastForward(1);
  await isIn('idle');
  expect(asked()).toBe(before + 1);
  expect((await disc()).visibility).toBe('hidden');
});

test.each([
  { motion: 'no-preference', moves: true },
  { motion: 'reduce', moves: false },
] as const)(
  'the disc turns and goes by itself only where motion is wanted: $motion',
  async (given) => {
    const { page, finger, isIn } = await setUp();
    await page.emulateMedia({ reducedMotion: given.motion });
    const letGo = await holdCalls(page, ['app/home']);
    const moves = () =>
      page
        .locator('.pull:visible > .pull__disc')
        .evaluate((disc) => disc.getAnimations({ subtree: true }).length > 0);
    await finger.down(start);
    await finger.draw(160);
    await finger.lift();
    await isIn('refreshing');
    expect(await moves()).toBe(given.moves);
    letGo();
    await isIn('restoring');
    expect(await moves()).toBe(given.moves);
  },
);

test.each([
  ['lifted a px too early', async (finger: HeldFinger) => finger.draw(149)],
  [
    'drawn back up before it is lifted',
    async (finger: HeldFinger) => {
      await finger.draw(170);
      await finger.draw(-100);
    },
  ],
])('a finger that is %s asks for nothing', async (_, draw) => {
  const { page, finger, isIn, asked, before } = await setUp();
  await finger.down(start);
  await draw(finger);
  await isIn('pulling');
  await finger.lift();
  await isIn('aborting');
  await page.clock.fastForward(pull.settleMs - 1);
  await isIn('aborting');
  await page.clock.fastForward(1);
  await isIn('idle');
  expect(asked()).toBe(before);
});

test('a touch that the phone takes away asks for nothing, however far it was', async () => {
  const { finger, isIn, asked, before } = await setUp();
  await finger.down(start);
  await finger.draw(200);
  await isIn('reached');
  await finger.lose();
  await isIn('aborting');
  expect(asked()).toBe(before);
});

test('the disc does not wait for ever for an answer that never comes', async () => {
  const { page, finger, isIn, before, traffic, breaks } = await setUp();
  breaks('/api/app/home');
  await holdCalls(page, ['app/home']);
  await finger.down(start);
  await finger.draw(160);
  await finger.lift();
  await isIn('refreshing');
  await traffic.asked('app/home', before + 1);
  await page.clock.fastForward(pull.limitMs - 1000);
  await isIn('refreshing');
  await page.clock.fastForward(1000);
  await isIn('restoring');
  await page.clock.fastForward(pull.settleMs);
  await isIn('idle');
});

test.each([
  [
    'a page that is scrolled only scrolls',
    async (finger: HeldFinger) => {
      await finger.wipe({ x: 180, y: 500 }, 300);
      await finger.down(start);
      await finger.draw(30);
      await finger.draw(100);
    },
  ],
  [
    'a finger that goes sideways first is not a pull',
    async (finger: HeldFinger) => {
      await finger.down(start);
      await finger.draw(5, 40);
      await finger.draw(180);
    },
  ],
])('%s', async (_, draw) => {
  const { page, finger, isIn, asked, before } = await setUp();
  await page.evaluate(() => {
    const phases = new Set<string>();
    Object.assign(window, { phases });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLElement>('.pull')) {
        phases.add(each.dataset.phase ?? '');
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-phase'] });
  });
  await draw(finger);
  await finger.lift();
  await isIn('idle');
  expect(await page.evaluate(() => [...Reflect.get(window, 'phases')])).toEqual([]);
  expect(asked()).toBe(before);
});
