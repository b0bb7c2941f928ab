import { expect, type Locator, type Page } from '@playwright/test';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import type { App } from '@/e2e/browser/harness/app';
import { centreOf, type Point } from '@/e2e/browser/harness/finger';
import { pauseClock } from '@/e2e/browser/harness/hold-calls';
import { drawPhoto } from '@/e2e/browser/harness/photos';
import { press, waitUntilTaken } from '@/e2e/browser/harness/press';
import { visitState } from '@/e2e/browser/harness/screen-states';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { WebCamera } from '@/e2e/browser/harness/web-camera';
import { RequestLog } from '@/e2e/shared/request-log';
import { openRunningLoan } from './failure-fixture';
import { inDialog, type PressCase, pressCases } from './press-cases';

/*
 * A mouse presses once more, and again, before its user has seen what the first press has shown: on every primary
 * action, and on what opens every sheet and dialog, where Enter does, too, at the same pixels.
 * What is committed is what the first press commits alone.
 */

/** When the presses after the first one come, in ms after it. */
const delays = [60, 300, 600, 1050, 1600] as const;

/** A mouse, whose click comes with the press: that of a finger comes when Chromium has confirmed its touches. */
type Way = 'mouse' | 'Enter';

/** The calls that change nothing. */
const reading = /^(app\/(home|get_)|coupon\/my_coupon|loan\/preview|user\/get_\w+_order)/;

/** What the page stores when its user decides something without a call. */
const decisions = /^(uni_token|luka_consents_|luka_lock|luka_signed_)/;

// In one browser for each screen, which keeps the app's files.
const allPresses = pressCases().map((each) => ({ each, ways: waysOf(each) }));
for (const path of new Set(allPresses.map(({ each }) => each.path))) {
  test(`hurried presses on ${path} commit what one does`, async ({ app }) => {
    const opened = await app();
    await opened.page.clock.install();
    for (const presses of allPresses)
      if (presses.each.path === path) await expectOnePress(opened, presses);
  });
}

/** A sheet and a dialog take the focus; a primary action, named by its tag, leads to another screen. */
function waysOf({ element }: PressCase): readonly Way[] {
  return /^(a|button)[#.]/.test(element) ? ['mouse'] : ['mouse', 'Enter'];
}

test('a mouse button that went down before the sheet could be read pays nothing when it comes up', async ({
  journey,
}) => {
  const j = await journey();
  const { page, requests } = j;
  await openRunningLoan(j);
  const opener = j.by(paymentIds.open);
  await waitUntilTaken(opener);
  await pauseClock(page);
  await opener.evaluate((button: HTMLElement) => button.click());
  await j.by(paymentIds.confirm).waitFor();
  // Its texts are painted and have stood still for half of the time.
  await page.clock.runFor(400);
  const { x, y } = await centreOf(j.by(paymentIds.confirm));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(2000);
  await page.mouse.up();
  await requests.waitUntilIdle();
  expect(requests.count('deal/repay_request')).toBe(0);
  await page.mouse.click(x, y);
  await requests.waitFor('deal/repay_request');
});

test('hurried presses in the place of the button that took the last photo hand nothing in', async ({
  journey,
}) => {
  const j = await journey();
  const { page, requests, upload } = j;
  await j.open(upload.path, 'init_id_card');
  await upload.waitUntilLoaded();
  const camera = new WebCamera(page);
  await upload.photo('id_front').open();
  for (const side of ['front', 'back']) await camera.chooseFile(await drawPhoto(page, side));
  const button = await centreOf(j.by(uploadIds.next));
  await press(page.locator('.camera__shutter:not([aria-disabled])'));
  const use = page.locator('dialog.camera:has(img) .camera__actions > button').first();
  await waitUntilTaken(use);
  // The camera's own button first, then the one that it has uncovered.
  const places = [await centreOf(use)];
  await hurry(page, () => page.mouse.click(...at(places.pop() ?? button)), delays);
  // The photo is compressed before its call.
  await requests.waitFor('app/upload_image_info', 3);
  await waitUntilIdle(page, requests);
  expect(requests.count('app/upload_image_info')).toBe(3);
  expect(requests.count('loan/apply_info')).toBe(0);
  await upload.submit();
  await requests.waitFor('loan/apply_info');
});

const at = ({ x, y }: Point) => [x, y] as const;

for (const [height, size] of [
  [640, '100%'],
  [800, '200%'],
] as const) {
  test(`at ${size} text and ${height} px the account is confirmed below all that is doubtful`, async ({
    journey,
  }) => {
    const j = await journey({ width: 320, height });
    const { page, by } = j;
    await j.open(j.oldWithdrawal.path, 'payment_failed');
    await by(payoutIds.submit).waitFor();
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    await by(payoutIds.field('phone')).fill('9 1111 2222');
    await by(payoutIds.field('full_name')).fill('Pedro Soto');
    await press(by(payoutIds.submit));
    const confirm = by(payoutIds.checkConfirm);
    await confirm.waitFor();
    await expect(page.locator('dialog .notice')).toHaveCount(2);
    await expect(confirm).not.toBeInViewport();
    await confirm.scrollIntoViewIfNeeded();
    const { bottom } = await boxOf(page.locator('dialog .sheet__body'));
    expect((await boxOf(confirm)).top).toBeGreaterThanOrEqual(bottom);
  });
}

const boxOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { top, bottom };
  });

type Presses = { each: PressCase; ways: readonly Way[] };

async function expectOnePress(app: App, { each, ways }: Presses): Promise<void> {
  let once: string[] | undefined;
  for (const way of ways) {
    const hurried = await commitsOf(app, { each, way, delays });
    // Nothing was committed, as most presses only open something.
    if (hurried.length === 0) continue;
    once ??= await commitsOf(app, { each, way, delays: [] });
    expect(hurried, `${each.state.name}, ${each.element}, by ${way}`).toEqual(once);
  }
}

type Series = { each: PressCase; way: Way; delays: readonly number[] };

/** What a first press and those after it commit. */
async function commitsOf(app: App, { each, way, delays: hurried }: Series): Promise<string[]> {
  let commits: string[] = [];
  await visitState(app, each, async (page) => {
    // A loan's number depends on the day.
    const selector = each.element.replace(/#([\w-]+-)\d{8}$/, '[id^="$1"]');
    const element = page.locator(selector).filter({ visible: true }).first();
    if (each.element === inDialog && (await element.count()) === 0) return;
    // Not by Playwright, which waits for two frames: a busy headless Chromium now and then draws none.
    await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await waitUntilTaken(element);
    const at = await centreOf(element);
    await page.evaluate(signBefore);
    const before = await changesOf(app, page);
    if (way === 'Enter') await element.focus();
    await hurry(page, () => pressBy(page, way, at), hurried);
    const ids = new Set(before.map(({ id }) => id));
    const later = await changesOf(app, page);
    commits = later.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  });
  return commits;
}

/** Presses, and presses again after each delay, by a clock that waits for the page. */
async function hurry(page: Page, press: () => Promise<void>, later: readonly number[]) {
  const requests = new RequestLog(page.context());
  await pauseClock(page);
  await press();
  let passed = 0;
  for (const delay of later) {
    // In two steps, so that what the press has shown is there before the next one.
    for (const end of [passed + 40, delay]) {
      await page.clock.runFor(end - passed);
      await requests.waitUntilIdle([]);
      passed = end;
    }
    await press();
  }
  await page.clock.resume();
  await waitUntilIdle(page, requests);
}

async function pressBy(page: Page, way: Way, { x, y }: Point): Promise<void> {
  if (way === 'mouse') await page.mouse.click(x, y);
  else await page.keyboard.press('Enter');
}

/** Runs in the page: the user has signed before, so that the next loan is signed without drawing. */
function signBefore(): void {
  const user = localStorage.getItem('user_id')?.replaceAll('"', '');
  if (user) localStorage.setItem(`luka_signed_${user}`, 'true');
}

type Change = { id: string; name: string };

/** Every call so far that changes something, and every decision that is stored. */
async function changesOf({ sandbox }: App, page: Page): Promise<Change[]> {
  const calls = (await sandbox.calls()).filter(({ path }) => !reading.test(path));
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return [
    ...calls.map(({ id, path }) => ({ id: String(id), name: path })),
    ...stored.filter((key) => decisions.test(key)).map((key) => ({ id: key, name: key })),
  ].sort((one, other) => one.name.localeCompare(other.name));
}
