import { expect } from '@playwright/test';
import { start } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { acceptAgreement, chooseLoan, submitAndReview } from '@/e2e/shared/flows';
import { calendarDateOf } from '@/lib/chile/santiago';

const dayMs = 86_400_000;

test('after a refusal Home shows when the user may apply again, and the next application is approved', async ({
  journey,
}) => {
  const j = await journey();
  const { home, choose, blocked, upload } = j;
  await j.open('/', 'will_be_refused');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(j);
  await home.waitForState('refused');
  const retryAt = new Date((await home.retryDate()) ?? Number.NaN);
  expect(retryAt.getTime()).toBe(start + 120_000 + 14 * dayMs);

  await j.open(choose.path);
  await blocked.waitUntilShown();
  await blocked.proceed();
  await home.waitForState('refused');
  await j.open(upload.path);
  await upload.waitUntilClosed();
  await upload.goHome();

  await j.advanceTime('P13DT23H59M');
  await home.openTab('home');
  await home.waitForState('refused');
  await j.advanceTime('PT1M');
  await home.openTab('home');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(j);
  await home.waitForState('approved');
});

test('Home is shown after submitting, and has its own address five seconds later', async ({
  journey,
}) => {
  const j = await journey();
  const { home, upload, submitted, page } = j;
  await j.open(upload.path, 'init_submit');
  await upload.waitUntilLoaded();
  await upload.submit();
  await submitted.waitUntilLoaded();
  await home.waitForState('review');
  const shown = await page.locator('main:visible').innerText();
  await page.clock.runFor(5000);
  await submitted.goHome();
  await home.waitForState('review');
  expect(await page.locator('main:visible').innerText()).toBe(shown);
});

test('after another selfie in place of one that did not match, the application is approved', async ({
  journey,
}) => {
  const j = await journey();
  const { home, upload } = j;
  await j.open('/', 'will_be_not_approved');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(j);
  await home.waitForState('not_approved');
  await home.tapButton('fix');
  await upload.waitUntilLoaded();
  await upload.waitForCorrections();
  await j.input.takePhoto(upload.photo('selfie'));
  await submitAndReview(j);
  await home.waitForState('approved');
});

test('after values that did not match the ID card are corrected step by step, the application is approved', async ({
  journey,
}) => {
  const j = await journey();
  const { home, basic, upload, sandbox } = j;
  await j.open('/', 'not_approved');
  await home.waitForState('not_approved');
  await home.tapButton('fix');
  await basic.waitUntilLoaded();
  await basic.waitForCorrections();
  await basic.fill({ first_name: 'Camila Andrea' });
  await basic.submit();
  await home.waitForState('not_approved');
  await home.tapButton('fix');
  await upload.waitUntilLoaded();
  await j.input.takePhoto(upload.photo('id_front'));
  await submitAndReview(j);
  await home.waitForState('approved');
  expect((await sandbox.lastAccount()).basic?.first_name).toBe('Camila Andrea');
});

test('an approval expires on Home by itself, and another review gives a new one', async ({
  journey,
}) => {
  const j = await journey();
  const { home } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await j.advanceTime('P7D');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(j);
  await home.waitForState('approved');
});

test('when the approval expires before the signature is sent, no loan is made', async ({
  journey,
}) => {
  const j = await journey();
  const { home, information, blocked, upload, sandbox } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await chooseLoan(j);
  await acceptAgreement(j);
  await j.advanceTime('P7D');
  // The quote has expired too and must be confirmed again.
  await information.waitForPath();
  await blocked.waitUntilShown();
  await blocked.proceed();
  await upload.waitUntilLoaded();
  expect((await sandbox.lastAccount()).orders).toEqual([]);
  expect(calendarDateOf(Date.parse(await sandbox.now()))).toBe('2026-06-15');
});
