import { calendarDateOf } from '@/lib/chile/santiago';
import { type Journey, start, withJourney } from './journey';
import { takePhoto } from './person';
import { lastAccount } from './server-view';
import { chooseLoan } from './ways';

const journey = withJourney();
const dayMs = 86_400_000;

/** Hands in what is all there, and lets the review decide. */
async function handInAndWait(j: Journey): Promise<void> {
  await j.upload.stands();
  await j.upload.handIn();
  await j.submited.stands();
  await j.submited.goHome();
  await j.home.shows('review');
  await j.passes('PT2M');
}

test('whoever is refused is told from when to ask again, and is then approved', async () => {
  const j = await journey();
  const { home, choose, blocked, upload } = j;
  await j.open('/', 'will_be_refused');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait(j);
  await home.shows('refused');
  const retryAt = new Date((await home.retryDate()) ?? Number.NaN);
  expect(retryAt.getTime()).toBe(start + 120_000 + 14 * dayMs);

  await j.open(choose.path);
  await blocked.stands();
  await blocked.goOn();
  await home.shows('refused');
  await j.open(upload.path);
  await upload.isClosed();
  await upload.goHome();

  await j.passes('P13DT23H59M');
  await home.tab('home');
  await home.shows('refused');
  await j.passes('PT1M');
  await home.tab('home');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait(j);
  await home.shows('approved');
});

test('after handing in, the way Home takes itself in five seconds, unless it is stopped', async () => {
  const j = await journey();
  const { home, upload, submited, page } = j;
  await j.open(upload.path, 'init_submit');
  await upload.stands();
  await upload.handIn();
  await submited.stands();
  await page.clock.runFor(5000);
  await home.shows('review');
  await submited.open();
  await submited.stay();
  await submited.hasStopped();
  await page.clock.runFor(10_000);
  await submited.goHome();
  await home.shows('review');
});

test('a selfie that does not match is taken anew, and the application approved', async () => {
  const j = await journey();
  const { home, upload } = j;
  await j.open('/', 'will_be_not_approved');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait(j);
  await home.shows('not_approved');
  await home.go('fix');
  await upload.stands();
  await upload.asksToCorrect();
  await upload.shoot('selfie');
  await handInAndWait(j);
  await home.shows('approved');
});

test('data that do not match the ID card are corrected step by step and handed in once more', async () => {
  const j = await journey();
  const { home, basic, upload, control } = j;
  await j.open('/', 'not_approved');
  await home.shows('not_approved');
  await home.go('fix');
  await basic.stands();
  await basic.asksToCorrect();
  await basic.rename('Camila Andrea');
  await basic.submit();
  await upload.stands();
  await upload.put('id_front', await takePhoto(j.page, 'front'));
  await handInAndWait(j);
  await home.shows('approved');
  expect((await lastAccount(control)).basic?.first_name).toBe('Camila Andrea');
});

test('an approval ends by itself on Home, and another review gives a new one', async () => {
  const j = await journey();
  const { home } = j;
  await j.open('/', 'approved');
  await home.shows('approved');
  await j.passes('P7D');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait(j);
  await home.shows('approved');
});

test('an approval that ended while somebody was about to sign lends nothing', async () => {
  const j = await journey();
  const { home, sign, information, blocked, control } = j;
  await j.open('/', 'approved');
  await home.shows('approved');
  await chooseLoan(j);
  await sign.stands();
  await sign.agree();
  await sign.draw();
  await j.passes('P7D');
  // The terms have run out too: they are to be confirmed anew.
  await information.isAddressed();
  await blocked.stands();
  await blocked.goOn();
  await home.shows('init');
  const account = await lastAccount(control);
  expect(account.orders).toEqual([]);
  expect(calendarDateOf(Date.parse(await control.now()))).toBe('2026-07-15');
});
