import { withJourney } from '@/e2e/browser/harness/journey';
import { applyAsNewUser, chooseLoan, payByLink, signLoan } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { startFirefox } from './start-firefox';

const journey = withJourney(startFirefox);

test('a new user borrows and repays', async () => {
  const j = await journey();
  const { sandbox, home, signed, myLoan, order } = j;
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('apply');
  await applyAsNewUser(j);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

  await j.advanceTime('PT2M');
  await home.waitForState('approved');
  await chooseLoan(j);
  const orderNo = await signLoan(j);
  await signed.openLoans();
  await myLoan.waitForLoan(orderNo);
  await myLoan.openLoan(orderNo);
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  const paid = await payByLink(j);
  const loan = (await sandbox.lastAccount()).orders.at(-1);
  expect(loan).toMatchObject({ order_no: orderNo, status: 'cleared', amount: paid });
});
