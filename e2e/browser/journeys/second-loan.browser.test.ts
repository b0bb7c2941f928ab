import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import { payByLink, signLoan } from '@/e2e/shared/flows';

test('after a repaid loan the next one is signed with a tick and a tap, and a coupon lowers its cost', async ({
  journey,
}) => {
  const j = await journey();
  const { home, choose, information, autoSign, signed, order, sandbox } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  // The coupon is left to the second loan.
  await choose.removeCoupon();
  await choose.figures();
  await choose.proceed();
  await information.waitUntilLoaded();
  await information.proceed();
  await signLoan(j);
  await signed.openDetail();
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await payByLink(j);
  await home.open();
  await home.waitForState('cleared');

  await home.tapButton('again');
  await choose.waitUntilLoaded();
  await choose.chooseTerm(120);
  // The coupon is in use by itself.
  const lowered = await choose.figures();
  await choose.removeCoupon();
  const plain = await choose.figures();
  expect(lowered).toMatchObject({ fee: plain.fee - 3000, arrival: plain.arrival + 3000 });
  await choose.useCoupon();
  const shown = [await choose.figures()];
  expect(shown).toEqual([lowered]);
  await choose.proceed();
  await information.waitUntilLoaded();
  shown.push(await information.figures());
  await information.proceed();
  await autoSign.waitUntilLoaded();
  shown.push(await autoSign.figures());
  await autoSign.agree();
  await autoSign.sign();
  await signed.waitUntilLoaded();
  const orderNo = await signed.orderNo();
  await signed.openDetail();
  await order.waitUntilLoaded();
  shown.push(await order.figures());

  const { orders, coupons } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ status: 'cleared' }, { status: 'waiting', order_no: orderNo }]);
  expect(coupons).toMatchObject([{ value: 3000, state: 'used' }]);
  const second = orders[1];
  for (const figures of shown) {
    expect(figures).toMatchObject({
      amount: second?.amount,
      fee: second?.service_fee,
      arrival: second?.arrival,
      interest: second?.interest,
      repayment: second?.repayment,
    });
    expect(figures.cae).toBe(shown[0]?.cae);
  }
});

test('while a loan runs, every screen of the next one leads to it', async ({ journey }) => {
  const j = await journey();
  const { page, requests, choose, information, sign, autoSign, blocked, order, sandbox } = j;
  await j.open(choose.path, 'lending');
  for (const screen of [choose, information, sign, autoSign]) {
    await j.open(screen.path);
    // The notice of the screen before looks the same.
    await waitUntilIdle(page, requests);
    await blocked.waitUntilShown();
  }
  await blocked.proceed();
  await order.waitForState('lending');
  expect((await sandbox.state()).accounts[0]?.orders).toHaveLength(1);
});
