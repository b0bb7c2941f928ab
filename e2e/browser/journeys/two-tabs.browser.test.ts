import { browserInput, type Journey, type Tab, withJourney } from '@/e2e/browser/harness/journey';
import { acceptAgreement, chooseLoan } from '@/e2e/shared/flows';

const journey = withJourney();

/** Two tabs of one user with the same agreement, accepted and signed in both but not sent. */
async function openTwoAgreements(): Promise<{ j: Journey; other: Tab }> {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  const other = await j.openSecondTab();
  for (const { sign, page } of [other, j]) {
    await page.bringToFront();
    await acceptAgreement({ sign, input: browserInput(page) });
  }
  return { j, other };
}

test('signing out in one tab signs out the other', async () => {
  const j = await journey();
  const { settings, basic, home, page } = j;
  await j.open(basic.path, 'init');
  await basic.waitUntilLoaded();
  const other = await j.openSecondTab();
  await other.basic.waitUntilLoaded();
  await page.bringToFront();
  await settings.open();
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await other.getCode.waitUntilLoaded();
});

test('a loan signed in one tab cannot be signed again in the other', async () => {
  const { j, other } = await openTwoAgreements();
  await j.sign.sign();
  await j.signed.waitUntilLoaded();
  await other.page.bringToFront();
  await other.sign.sign();
  await other.blocked.waitUntilShown();
  await other.blocked.proceed();
  await other.order.waitForState('waiting');
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});

test('when the response to the first signature is lost, both tabs show the one loan', async () => {
  const { j, other } = await openTwoAgreements();
  await j.sandbox.fault({ path: 'loan/apply', kind: 'drop_after' });
  await j.sign.sign();
  await j.signed.waitUntilLoaded();
  await other.page.bringToFront();
  await other.sign.sign();
  await other.blocked.waitUntilShown();
  expect((await j.sandbox.lastAccount()).orders).toMatchObject([
    { order_no: await j.signed.orderNo() },
  ]);
});

test('when both tabs sign at the same time, one loan is made and shown in both', async () => {
  const { j, other } = await openTwoAgreements();
  await Promise.all([j.sign.sign(), other.sign.sign()]);
  await Promise.all(
    [j, other].map(({ signed, blocked }) =>
      Promise.any([signed.waitUntilLoaded(), blocked.waitUntilShown()]),
    ),
  );
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});
