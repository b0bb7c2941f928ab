import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { openScreen, restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { applyAsNewUser, borrowAndRepay, chooseLoan } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';

const { home, signed, myLoan, autoSign } = app;

beforeAll(() => startApp());

onDesktop(
  'a new user applies, borrows and repays, and nothing about the phone is sent',
  async () => {
    for (const camera of ['liveness', 'camera', 'camera'] as const) await phone[camera]({});
    await home.waitForState('guest');
    await home.tapButton('apply');
    await applyAsNewUser(app);
    expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

    const { orderNo } = await borrowAndRepay(app);
    const { orders } = await sandbox.lastAccount();
    expect(orders).toMatchObject([{ order_no: orderNo, status: 'cleared' }]);
    await openScreen(myLoan);
    await myLoan.showList('complete');
    await myLoan.waitForLoan(orderNo);
    // The user has consented to no upload.
    expect(await sandbox.uploads()).toEqual([]);
    expect(await phone.state()).toMatchObject({ tracked: [] });
  },
);

test('after a repaid loan the next one is signed with a tick and a tap', async () => {
  await restartPage({
    scenario: 'second_loan',
    stored: (userId) => ({ [`luka_signed_${userId}`]: 'true' }),
  });
  await home.waitForState('approved');
  await chooseLoan(app);
  await autoSign.waitUntilLoaded();
  const { amount, repayment } = await autoSign.figures();
  await autoSign.agree();
  await autoSign.sign();
  await signed.waitUntilLoaded();
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([
    { status: 'cleared' },
    { order_no: await signed.orderNo(), amount, repayment },
  ]);
});
