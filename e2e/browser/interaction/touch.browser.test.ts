import { expect } from '@playwright/test';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { Finger, type Point, stableBox } from '@/e2e/browser/harness/finger';
import type { OpenJourney } from '@/e2e/browser/harness/journey';
import { openTransfer } from '@/e2e/browser/harness/open-transfer';
import { press, waitUntilTaken } from '@/e2e/browser/harness/press';
import { test } from '@/e2e/browser/harness/test';
import { eventuallyEqual } from '@/e2e/shared/eventually';

/** A sheet closes when it is released at this offset in px; a press of this many ms is a long press. */
const closePx = 96;
/** A finger that has not moved for so many ms, with room for a slow machine, does not throw. */
const restMs = 200;
const longPressMs = 350;

async function setUp(journey: OpenJourney) {
  const j = await journey();
  return { ...j, finger: await Finger.on(j.page) };
}

const openSheet = 'dialog.sheet[open]';

/** The choice of a loan, above Home, with the coupon sheet open. */
async function openCoupons(journey: OpenJourney) {
  const j = await setUp(journey);
  const { open, home, choose, by, page } = j;
  await open('/', 'approved');
  await home.waitForState('approved');
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  await choose.figures();
  await press(by(chooseIds.coupon));
  const sheet = page.locator(openSheet);
  // A touch before it has risen and stands still would be the second one of a double tap, which the app drops.
  await stableBox(sheet);
  await waitUntilTaken(sheet.locator('.sheet__head'));
  return { ...j, sheet, waitUntilClosed: () => sheet.waitFor({ state: 'detached' }) };
}

/** Runs in the page: even with reduced motion a transition takes a frame. */
async function animationsEnd(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
}

/** A point of the page outside of the sheet. */
const outside: Point = { x: 180, y: 60 };

test.describe('a sheet', () => {
  test('is closed by a tap outside of it, which has no other effect', async ({ journey }) => {
    const { page, waitUntilClosed, choose } = await openCoupons(journey);
    const before = await choose.choice();
    await page.touchscreen.tap(outside.x, outside.y);
    await waitUntilClosed();
    expect(await choose.choice()).toEqual(before);
  });

  test('stays open when a finger moves out of it, or into it', async ({ journey }) => {
    const { finger, sheet } = await openCoupons(journey);
    await finger.down({ x: 180, y: 700 });
    await finger.moveBy(-640);
    await finger.lift();
    await finger.down(outside);
    await finger.moveBy(640);
    await finger.lift();
    expect(await sheet.count()).toBe(1);
  });

  test('is closed when its head is dragged down far enough, and else returns', async ({
    journey,
  }) => {
    const { finger, sheet, waitUntilClosed } = await openCoupons(journey);
    const top = async () => Math.round((await sheet.boundingBox())?.y ?? 0);
    const before = Math.round((await stableBox(sheet)).y);
    const head = { x: 120, y: before + 24 };
    await finger.down(head);
    await finger.moveBy(closePx - 1);
    expect(await top()).toBe(before + closePx - 1);
    // Lifted at once, it would be thrown. The page reads its own clock: the finger's is before the page was opened.
    await sheet.page().waitForTimeout(restMs);
    await finger.lift();
    await sheet.and(sheet.page().locator(':not([data-dragging])')).waitFor();
    await sheet.evaluate(animationsEnd);
    expect(await top()).toBe(before);
    await finger.down(head);
    await finger.moveBy(closePx);
    await finger.lift();
    await waitUntilClosed();
  });

  test('keeps the page below from scrolling', async ({ journey }) => {
    const { page, finger, sheet } = await openCoupons(journey);
    const position = () => page.evaluate(() => window.scrollY);
    const before = await position();
    await finger.swipe({ x: 180, y: 700 }, 300);
    await finger.swipe(outside, 300);
    expect(await position()).toBe(before);
    expect(await sheet.count()).toBe(1);
  });
});

test('a long press of 350 ms copies a line of a transfer; all lines are copied also where the clipboard API is refused, as in Android’s web view', async ({
  journey,
}) => {
  const j = await setUp(journey);
  const { page, finger, by } = j;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTransfer(j);
  const toast = page.locator('.toast');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  // The bank: of other rows another spelling is copied than shown.
  const value = page.locator('.copy-row').nth(2).locator('.copy-row__value');
  const box = await stableBox(value);
  await finger.down({ x: box.x + 40, y: box.y + box.height / 2 });
  await finger.moveBy(0, 10);
  await page.clock.fastForward(longPressMs - 1);
  expect(await toast.count()).toBe(0);
  await page.clock.fastForward(1);
  await toast.waitFor();
  await finger.lift();
  expect(await copied()).toBe(await value.textContent());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  const copyAll = by(paymentIds.copyAll);
  await press(copyAll);
  await expect
    .poll(async () =>
      (await copied())
        .split(/\r?\n/)
        .map((line) => line.split(': ')[0])
        .join(),
    )
    .toBe('Nombre,RUT,Banco,Tipo de cuenta,Número de cuenta,Correo,Monto,Mensaje');
  expect(await copyAll.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('two quick taps count twice and do not zoom', async ({ journey }) => {
  const { page, open, choose } = await setUp(journey);
  await open(choose.path, 'approved');
  await choose.waitUntilLoaded();
  await choose.figures();
  const { amount } = await choose.choice();
  const more = await stableBox(page.locator('.amount__row > button').last());
  const at = { x: more.x + 22, y: more.y + 22 };
  await page.touchscreen.tap(at.x, at.y);
  await page.touchscreen.tap(at.x, at.y);
  // The click of a tap comes after its touches.
  await eventuallyEqual(async () => (await choose.choice()).amount, amount + 2 * 10_000);
  const heading = await stableBox(page.locator('h1:visible'));
  await page.touchscreen.tap(heading.x + 5, heading.y + 5);
  await page.touchscreen.tap(heading.x + 5, heading.y + 5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('ticking the box below the agreement leaves the page where it is', async ({ journey }) => {
  const { open, page, by, information, autoSign } = await journey();
  const choice = 'product_id=luka&amount=150000&term_days=90';
  await open(`/pages/loan/loan-information/loan-information?${choice}`, 'cleared');
  await information.waitUntilLoaded();
  await information.proceed();
  await autoSign.waitUntilLoaded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const box = by(loanIds.agree);
  const before = await stableBox(box);
  await autoSign.agree();
  await expect(box).toBeChecked();
  expect(await stableBox(box)).toEqual(before);
});
