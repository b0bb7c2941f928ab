import { type Journey, withJourney } from './journey';
import { lastAccount } from './server-view';
import { chooseLoan } from './ways';

const journey = withJourney();

/** Two tabs of one person with the same agreement, ticked and signed in both. */
async function twoAgreements(): Promise<{
  j: Journey;
  other: Awaited<ReturnType<Journey['secondTab']>>;
}> {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.shows('approved');
  await chooseLoan(j);
  await j.sign.stands();
  const other = await j.secondTab();
  for (const { sign, page } of [other, j]) {
    await page.bringToFront();
    await sign.stands();
    await sign.agree();
    await sign.draw();
  }
  return { j, other };
}

test('a log-out in one tab is one in the other too', async () => {
  const j = await journey();
  const { settings, basic, home, page } = j;
  await j.open(basic.path, 'init');
  await basic.stands();
  const other = await j.secondTab();
  await other.basic.stands();
  await page.bringToFront();
  await settings.open();
  await settings.stands();
  await settings.signOut();
  await home.shows('guest');
  await other.getCode.stands();
});

test('a loan signed in one tab cannot be signed again in the other', async () => {
  const { j, other } = await twoAgreements();
  await j.sign.sign();
  await j.signed.stands();
  await other.page.bringToFront();
  await other.sign.sign();
  await other.blocked.stands();
  await other.blocked.goOn();
  await other.order.shows('waiting');
  expect((await lastAccount(j.control)).orders).toHaveLength(1);
});

test('where the answer to the first signature was lost, both tabs come to the one loan', async () => {
  const { j, other } = await twoAgreements();
  await j.control.fault({ path: 'loan/apply', kind: 'drop_after' });
  await j.sign.sign();
  await j.signed.stands();
  await other.page.bringToFront();
  await other.sign.sign();
  await other.blocked.stands();
  expect((await lastAccount(j.control)).orders).toMatchObject([
    { order_no: await j.signed.orderNo() },
  ]);
});

test('both tabs sign at the same time, and one loan is lent and shown in both', async () => {
  const { j, other } = await twoAgreements();
  await Promise.all([j.sign.sign(), other.sign.sign()]);
  await Promise.all(
    [j, other].map(({ signed, blocked }) => Promise.any([signed.stands(), blocked.stands()])),
  );
  expect((await lastAccount(j.control)).orders).toHaveLength(1);
});
