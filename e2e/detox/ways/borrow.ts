import { serverView } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { sandbox } from '@/e2e/detox/setup/world';

/** From Home, approved, to the agreement of the amount that is offered first. */
export async function chooseLoan(days = 30): Promise<void> {
  const { home, choose, information } = screens;
  await home.go('choose');
  await choose.stands();
  await choose.term(days);
  await choose.goOn();
  await information.stands();
  await information.goOn();
}

/** Agrees, signs by the full name, and answers the new loan's number. */
export async function signByName(name: string): Promise<string> {
  const { sign, signed } = screens;
  await sign.stands();
  await sign.agree();
  await sign.typeSignature(name);
  await sign.sign();
  await signed.stands();
  return signed.orderNo();
}

/** Pays the loan on show by a link, to its end; what happens in the frame is the server's to say. */
export async function payByLink(): Promise<void> {
  const { order, payPage } = screens;
  await order.choosePay('yape');
  await order.confirmPay();
  await payPage.stands();
  const { state } = await serverView(sandbox);
  await sandbox.settle(state.payments.at(-1)?.payment_id ?? '', 'success');
  await payPage.close();
  await order.shows('cleared');
}
