import { type Journey, withJourney } from './journey';
import { bankAccount, basics, person, social, takePhoto } from './person';
import { lastAccount, serverView } from './server-view';
import { lastCode } from './ways';

const journey = withJourney();

/** Loads the page anew; what was said before is not said again. */
async function reload({ page }: Journey): Promise<void> {
  await page.reload();
  await page.locator('main:visible').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
}

test('a reload in the middle of logging in and of every form loses nothing', async () => {
  const j = await journey();
  const { home, getCode, login, basic, social: second, withdrawal, upload, page, control } = j;
  await j.open('/');
  await home.shows('guest');
  await reload(j);
  await home.shows('guest');
  await home.go('apply');
  await getCode.stands();
  await getCode.fillIn(person.phone);
  await getCode.agree();
  await reload(j);
  await getCode.stands();
  expect(await getCode.typed()).toEqual({ address: person.phone, agrees: true });
  await getCode.submit();
  await login.stands();
  await reload(j);
  await login.stands();
  await login.enter(await lastCode(j));

  await basic.stands();
  await basic.fillIn(basics);
  await basic.takeSelfie();
  const typed = await basic.typed();
  const selfie = await basic.camera.pictureOf(basic.selfie);
  await reload(j);
  await basic.stands();
  await basic.placesStand();
  expect(await basic.typed()).toEqual(typed);
  expect(await basic.camera.pictureOf(basic.selfie)).toBe(selfie);
  await basic.submit();

  await second.stands();
  await second.fillIn(social);
  const answers = await second.typed();
  await reload(j);
  await second.stands();
  expect(await second.typed()).toEqual(answers);
  await second.submit();

  await withdrawal.stands();
  await withdrawal.fillIn(bankAccount);
  const account = await withdrawal.typed();
  await reload(j);
  await withdrawal.stands();
  expect(await withdrawal.typed()).toEqual(account);
  await withdrawal.submit();
  await withdrawal.isAsked();
  await reload(j);
  await withdrawal.stands();
  expect(await withdrawal.typed()).toEqual(account);
  expect((await lastAccount(control)).transfer).toBeNull();
  await withdrawal.submit();
  await withdrawal.confirm();

  await upload.stands();
  await upload.put('id_front', await takePhoto(page, 'front'));
  const front = await upload.pictureOf('id_front');
  await reload(j);
  await upload.stands();
  await upload.isAccepted('id_front');
  await upload.isAccepted('selfie');
  expect(await upload.pictureOf('id_front')).toBe(front);
  expect(await upload.pictureOf('selfie')).toBe(selfie);
  await upload.put('id_back', await takePhoto(page, 'back'));
  await reload(j);
  await upload.handIn();
  await j.submited.stands();
}, 120_000);

test('a reload on the way from review to signature keeps choice, terms and figures', async () => {
  const j = await journey();
  const { home, submited, choose, information, sign, signed, order, payPage, control } = j;
  await j.open(j.upload.path, 'init_submit');
  await j.upload.handIn();
  await submited.stands();
  await reload(j);
  await submited.stands();
  await submited.goHome();
  await home.shows('review');
  await reload(j);
  await home.shows('review');
  await j.passes('PT2M');
  await home.shows('approved');
  await reload(j);
  await home.shows('approved');

  await home.go('choose');
  await choose.stands();
  await choose.slideTo(0.3);
  await choose.term(60);
  const cost = await choose.figures();
  const choice = await choose.choice();
  await reload(j);
  await choose.stands();
  expect(await choose.choice()).toEqual(choice);
  expect(await choose.figures()).toEqual(cost);
  await choose.goOn();
  await information.stands();
  expect(await information.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  await reload(j);
  await information.stands();
  expect(await information.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  await information.goOn();
  await sign.stands();
  const terms = sign.query();
  await sign.agree();
  await sign.draw();
  await reload(j);
  await sign.stands();
  expect(sign.query()).toEqual(terms);
  expect(await sign.figures()).toMatchObject({ ...cost, due: expect.any(String) });
  expect(await sign.given()).toEqual({ agrees: false, strokes: false });
  await sign.agree();
  await sign.draw();
  await sign.sign();
  await signed.stands();
  const orderNo = await signed.orderNo();
  await reload(j);
  await signed.stands();
  expect(await signed.orderNo()).toBe(orderNo);

  await signed.toDetail();
  await order.shows('waiting');
  await reload(j);
  await order.shows('waiting');
  await j.passes('PT8S');
  await order.shows('lending');
  await order.choosePay('debit');
  await reload(j);
  await order.shows('lending');
  await order.choosePay('debit');
  const sum = await order.confirmPay();
  expect(sum).toBe(cost.repayment + 500);
  await payPage.stands();
  await reload(j);
  await payPage.stands();
  await payPage.end('success');
  await order.shows('cleared');
  await reload(j);
  await order.shows('cleared');
  const { payments } = (await serverView(control)).state;
  expect(payments.filter(({ state }) => state === 'success')).toHaveLength(1);
}, 120_000);
