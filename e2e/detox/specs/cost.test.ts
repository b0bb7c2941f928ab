import { ids as signedIds } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { sandbox, setTime } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { signLoan } from '@/e2e/shared/flows';

const { home, choose, information, sign, signed, order } = app;

/** From Home, approved, to the choice of a loan, late in the evening of the last day of summer time. */
async function openChoice(): Promise<void> {
  await setTime({ instant: '2026-04-04T23:20:00-03:00' });
  await restartPage({ scenario: 'approved' });
  await home.waitForState('approved');
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
}

beforeAll(() => startApp());

test('an amount that was typed counts without its own button', async () => {
  await openChoice();
  await choose.typeAmount('120000');
  await choose.proceed();
  await information.waitUntilLoaded();
  expect((await information.figures()).amount).toBe(120_000);
});

test('with a coupon the fee and how it comes about are the same on every screen', async () => {
  await openChoice();
  await choose.typeAmount('120000');
  await choose.useCoupon();
  await choose.figures();
  const fee = await choose.feeLine();
  expect(fee).toEqual([7_200, 3_000, 4_200]);
  await choose.proceed();
  await information.waitUntilLoaded();
  expect(await information.feeLine()).toEqual(fee);
  await information.proceed();
  await sign.waitUntilLoaded();
  expect(await sign.feeLine()).toEqual(fee);
  expect(await sign.agreementAmounts()).toEqual(expect.arrayContaining(fee));
  await signLoan(app);
  await signed.tap(signedIds.detail);
  await order.waitForState('waiting');
  expect(await order.feeLine()).toEqual(fee);
  // Paid out a day later.
  await app.advanceTime('P1D');
  await order.waitForState('lending');
  expect(await order.feeLine()).toEqual(fee);
  expect((await sandbox.lastAccount()).orders).toMatchObject([{ amount: 120_000 }]);
});
