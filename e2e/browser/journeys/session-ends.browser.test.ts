import { type Journey, withJourney } from './journey';
import { basics, basicsKept } from './person';
import { lastAccount } from './server-view';
import { chooseLoan, logIn, signByHand } from './ways';

const journey = withJourney();

/** The number of the person whom a scenario logs in, as they type it. */
const samePhone = '9 8765 4567';
/** What the server says when it ends a session. */
const words = 'Tu sesión terminó';

/** The next call to save or sign ends the session. */
async function endSessionAt(j: Journey, path: 'app/save_basic_info' | 'loan/apply'): Promise<void> {
  await j.control.fault({ path, kind: 'code', code: 10001, msg: words });
}

test('a session that ends while a form is sent loses nothing of it', async () => {
  const j = await journey();
  const { basic, social, getCode, control } = j;
  await j.open(basic.path, 'init');
  await basic.stands();
  await basic.fillIn(basics);
  await basic.takeSelfie();
  const typed = await basic.typed();
  const selfie = await basic.camera.pictureOf(basic.selfie);
  await endSessionAt(j, 'app/save_basic_info');
  await basic.submit();
  await getCode.toasts(words);
  await logIn(j, samePhone);
  await basic.stands();
  await basic.placesStand();
  expect(await basic.typed()).toEqual(typed);
  expect(await basic.camera.pictureOf(basic.selfie)).toBe(selfie);
  await basic.submit();
  await social.stands();
  expect((await lastAccount(control)).basic).toEqual(basicsKept);
});

test('a session that ends at the signature leads back to the same terms, and lends once', async () => {
  const j = await journey();
  const { home, sign, getCode, control } = j;
  await j.open('/', 'approved');
  await home.shows('approved');
  await chooseLoan(j);
  await sign.stands();
  const figures = await sign.figures();
  const { preview_id } = sign.query();
  await sign.agree();
  await sign.draw();
  await endSessionAt(j, 'loan/apply');
  await sign.sign();
  await getCode.toasts(words);
  await logIn(j, samePhone);
  await sign.stands();
  expect(sign.query().preview_id).toBe(preview_id);
  expect(await sign.figures()).toEqual(figures);
  const orderNo = await signByHand(j);
  const { orders } = await lastAccount(control);
  expect(orders).toMatchObject([{ order_no: orderNo }]);
});
