import type { Journey } from './journey';
import { bankAccount, basics, person, social, takePhoto } from './person';

/** The code that was sent last. */
export async function lastCode({ control }: Pick<Journey, 'control'>): Promise<string> {
  const code = (await control.outbox()).at(-1)?.code;
  if (!code) throw new Error('No code was sent');
  return code;
}

/** Asks for a code by phone and logs in with it. */
export async function logIn(journey: Journey, phone: string = person.phone): Promise<void> {
  const { getCode, login } = journey;
  await getCode.stands();
  await getCode.fillIn(phone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  await login.enter(await lastCode(journey));
}

/** Fills in the three forms and saves each. */
export async function fillForms({ basic, social: second, withdrawal }: Journey): Promise<void> {
  await basic.stands();
  await basic.fillIn(basics);
  await basic.takeSelfie();
  await basic.submit();
  await second.stands();
  await second.fillIn(social);
  await second.submit();
  await withdrawal.stands();
  await withdrawal.fillIn(bankAccount);
  await withdrawal.submit();
  await withdrawal.confirm();
}

/** Puts both sides of the ID card and hands in. */
export async function handIn({ page, upload }: Journey): Promise<void> {
  await upload.stands();
  await upload.put('id_front', await takePhoto(page, 'front'));
  await upload.put('id_back', await takePhoto(page, 'back'));
  await upload.handIn();
}

/** From Home, approved, to the agreement of the amount that is offered first; its days as given. */
export async function chooseLoan({ home, choose, information }: Journey, days = 30): Promise<void> {
  await home.go('choose');
  await choose.stands();
  await choose.term(days);
  await choose.figures();
  await choose.goOn();
  await information.stands();
  await information.goOn();
}

/** Agrees, signs by hand, and answers the new loan's number. */
export async function signByHand({ sign, signed }: Journey): Promise<string> {
  await sign.stands();
  await sign.agree();
  await sign.draw();
  await sign.sign();
  await signed.stands();
  return signed.orderNo();
}

/** Pays the loan on show by a link, to its end. */
export async function payByLink({ order, payPage }: Journey): Promise<number> {
  await order.shows('lending');
  await order.choosePay('yape');
  const sum = await order.confirmPay();
  await payPage.stands();
  await payPage.end('success');
  await order.shows('cleared');
  return sum;
}
