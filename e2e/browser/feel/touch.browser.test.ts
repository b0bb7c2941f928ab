import { ids as choosing } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { holdCalls } from '@/e2e/browser/failures/hold-call';
import { stopClock } from '@/e2e/browser/failures/stop-clock';
import { boxAtRest } from '@/e2e/browser/harness/box-at-rest';
import { type Journey, withJourney } from '@/e2e/browser/journeys/journey';
import { toastDurationMs } from '@/lib/toast/toast';
import { HeldFinger, type Point } from './held-finger';

/** A sheet closes when it is released at this offset in px; a press of this many ms is a long press. */
const closePx = 96;
const longPressMs = 350;

const journey = withJourney();

async function setUp() {
  const j = await journey();
  return { ...j, finger: await HeldFinger.over(j.page) };
}

const openSheet = 'dialog.sheet[open]';

/** The choice of a loan with its coupon sheet open. */
async function openCoupons() {
  const j = await setUp();
  const { open, choose, by, page } = j;
  await open(choose.path, 'approved');
  await choose.stands();
  await choose.figures();
  await by(choosing.coupon).tap();
  await page.locator(openSheet).waitFor();
  const sheet = page.locator(openSheet);
  const isGone = () => sheet.waitFor({ state: 'detached' });
  return { ...j, sheet, isGone };
}

/** Runs in the page: even where motion is reduced, a way back takes a frame. */
async function rested(moving: Element): Promise<void> {
  await Promise.all(moving.getAnimations().map((animation) => animation.finished));
}

/** A point of the page behind the sheet. */
const beside: Point = { x: 180, y: 60 };

describe('a sheet', () => {
  test('is closed by a tap beside it, and nothing behind it is touched', async () => {
    const { page, isGone, choose } = await openCoupons();
    const before = await choose.choice();
    await page.touchscreen.tap(beside.x, beside.y);
    await isGone();
    expect(await choose.choice()).toEqual(before);
  });

  test('stays open where a finger slips out of it, or only begins beside it', async () => {
    const { finger, sheet } = await openCoupons();
    await finger.down({ x: 180, y: 700 });
    await finger.draw(-640);
    await finger.lift();
    await finger.down(beside);
    await finger.draw(640);
    await finger.lift();
    expect(await sheet.count()).toBe(1);
  });

  test('is drawn down by its head and goes; let go too early, it comes back', async () => {
    const { finger, sheet, isGone } = await openCoupons();
    const top = async () => Math.round((await sheet.boundingBox())?.y ?? 0);
    const before = Math.round((await boxAtRest(sheet)).y);
    const head = { x: 120, y: before + 24 };
    await finger.down(head);
    await finger.draw(closePx - 1);
    expect(await top()).toBe(before + closePx - 1);
    await finger.lift();
    await sheet.and(sheet.page().locator(':not([data-dragging])')).waitFor();
    await sheet.evaluate(rested);
    expect(await top()).toBe(before);
    await finger.down(head);
    await finger.draw(closePx);
    await finger.lift();
    await isGone();
  });

  test('does not let the page behind it scroll', async () => {
    const { page, finger, sheet } = await openCoupons();
    await finger.wipe({ x: 180, y: 700 }, 300);
    await finger.wipe(beside, 300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await sheet.count()).toBe(1);
  });

  test('is closed by Back, which leaves the screen where it is', async () => {
    const { page, isGone, home, choose, by } = await setUpFromHome();
    await by(choosing.coupon).tap();
    await page.locator(openSheet).waitFor();
    await page.goBack();
    await isGone();
    await choose.stands();
    await page.goBack();
    await home.shows('approved');
  });
});

async function setUpFromHome() {
  const j = await setUp();
  const { open, home, choose, page } = j;
  await open('/', 'approved');
  await home.shows('approved');
  await home.go('choose');
  await choose.stands();
  await choose.figures();
  return { ...j, isGone: () => page.locator(openSheet).waitFor({ state: 'detached' }) };
}

/** A late loan about to be paid by transfer: where to, line by line, each to be copied. */
async function showTransfer(j: Journey) {
  const { page, open, order } = j;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(order.path, 'overdue');
  await order.shows('overdue');
  await order.choosePay('transfer');
  await order.confirmPay();
  await order.showsTransfer();
  await stopClock(page);
  const rows = page.locator('.copy-row');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const textOf = async (row: number) =>
    (await rows.nth(row).locator('.copy-row__value').textContent()) ?? '';
  return { rows, copied, textOf, toast: page.locator('.toast') };
}

/** The middle of the words of a row. */
async function middleOf(rows: Awaited<ReturnType<typeof showTransfer>>['rows'], row: number) {
  const box = await boxAtRest(rows.nth(row).locator('.copy-row__value'));
  return { x: box.x + 40, y: box.y + box.height / 2 };
}

describe('a long press', () => {
  test('of 350 ms copies what it rests on', async () => {
    const j = await setUp();
    const { page, finger } = j;
    const { rows, copied, textOf, toast } = await showTransfer(j);
    await finger.down(await middleOf(rows, 1));
    await page.clock.fastForward(longPressMs - 1);
    expect(await toast.count()).toBe(0);
    await page.clock.fastForward(1);
    await toast.waitFor();
    await finger.lift();
    expect(await copied()).toBe(await textOf(1));
  });

  test.each([
    { slips: 10, copies: 1 },
    { slips: 11, copies: 0 },
  ])('that slips $slips px copies $copies times', async ({ slips, copies }) => {
    const j = await setUp();
    const { page, finger } = j;
    const { rows, toast } = await showTransfer(j);
    await finger.down(await middleOf(rows, 1));
    await finger.draw(0, slips);
    await page.clock.fastForward(longPressMs);
    if (copies > 0) await toast.waitFor();
    expect(await toast.count()).toBe(copies);
    await finger.lift();
  });

  test('that is lifted early copies nothing', async () => {
    const j = await setUp();
    const { page, finger } = j;
    const { rows, toast } = await showTransfer(j);
    await finger.down(await middleOf(rows, 1));
    await page.clock.fastForward(longPressMs - 1);
    await finger.lift();
    await page.clock.fastForward(longPressMs);
    expect(await toast.count()).toBe(0);
  });
});

test('a toast goes after 1500 ms; a second one begins them anew', async () => {
  const j = await setUp();
  const { page } = j;
  const { rows, toast } = await showTransfer(j);
  const copy = (row: number) => rows.nth(row).locator('button').tap();
  const says = async (row: number) => {
    const label = (await rows.nth(row).locator('dt').textContent()) ?? '';
    await toast.filter({ hasText: label }).waitFor();
  };
  await copy(0);
  await says(0);
  await page.clock.fastForward(1000);
  await copy(1);
  await says(1);
  expect(await toast.count()).toBe(1);
  await page.clock.fastForward(toastDurationMs - 1);
  await says(1);
  await page.clock.fastForward(1);
  await toast.waitFor({ state: 'detached' });
  expect(await page.locator('.toasts[role="status"]').count()).toBe(1);
});

test('a list goes on once where its end comes into view, however the finger goes to and fro', async () => {
  const { page, open, myLoan, traffic, finger } = await setUp();
  await open(myLoan.path, 'long_list');
  await myLoan.stands();
  await myLoan.show('complete');
  const rows = page.locator('.my-loan__item:visible');
  const asked = () => traffic.of('user/get_complete_order').length;
  await rows.nth(19).waitFor();
  await traffic.quiet();
  const before = asked();
  const letGo = await holdCalls(page, ['user/get_complete_order']);
  const middle = { x: 180, y: 500 };
  while (asked() === before) await finger.wipe(middle, 600);
  await finger.wipe(middle, -300);
  await finger.wipe(middle, 600);
  await finger.wipe(middle, 600);
  expect(asked()).toBe(before + 1);
  expect(await rows.count()).toBe(20);
  letGo();
  await rows.nth(39).waitFor();
  expect(await rows.count()).toBe(40);
});

test('two quick taps are two steps, and zoom nothing', async () => {
  const { page, open, choose } = await setUp();
  await open(choose.path, 'approved');
  await choose.stands();
  await choose.figures();
  const { amount } = await choose.choice();
  const more = await boxAtRest(page.locator('.amount__row > button').last());
  const at = { x: more.x + 22, y: more.y + 22 };
  await page.touchscreen.tap(at.x, at.y);
  await page.touchscreen.tap(at.x, at.y);
  expect((await choose.choice()).amount).toBe(amount + 2 * 10_000);
  const heading = await boxAtRest(page.locator('h1:visible'));
  await page.touchscreen.tap(heading.x + 5, heading.y + 5);
  await page.touchscreen.tap(heading.x + 5, heading.y + 5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});
