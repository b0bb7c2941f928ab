import { type Journey, withJourney } from './journey';
import { person } from './person';
import { lastAccount } from './server-view';
import { lastCode } from './ways';

const journey = withJourney();

/** A guest on the way to type a code that was sent by e-mail. */
async function askByMail(address: string = person.email): Promise<Journey> {
  const j = await journey();
  await j.open('/');
  await j.home.shows('guest');
  await j.home.go('login');
  await j.getCode.stands();
  await j.getCode.way('email');
  await j.getCode.fillIn(address);
  await j.getCode.agree();
  await j.getCode.submit();
  await j.login.stands();
  return j;
}

/** A code that is not this one; another for each `turn`. */
function wrongCode(right: string, turn: number): string {
  return String((Number(right) + turn) % 1_000_000).padStart(right.length, '0');
}

test('somebody logs in by e-mail, however the address is spelled', async () => {
  const j = await askByMail();
  await j.login.enter(await lastCode(j));
  await j.home.shows('init');
  expect(await lastAccount(j.control)).toMatchObject({ email: person.emailKept, phone: null });
});

test('no code is sent before the terms are agreed to; reading them loses nothing', async () => {
  const j = await journey();
  const { getCode, page, control } = j;
  await j.open(getCode.path);
  await getCode.stands();
  await getCode.way('email');
  await getCode.fillIn(person.email);
  await getCode.submit();
  await getCode.asksToAgree();
  expect(await control.outbox()).toEqual([]);
  await getCode.read('terms');
  await page.waitForURL(/policy/);
  await page.goBack();
  await getCode.stands();
  expect(await getCode.typed()).toEqual({ address: person.email, agrees: false });
  await getCode.agree();
  await getCode.read('privacy');
  await page.waitForURL(/privacy/);
  await page.reload();
  await page.goBack();
  await getCode.stands();
  expect(await getCode.typed()).toEqual({ address: person.email, agrees: true });
});

test('a wrong code is refused, and the right one is still taken', async () => {
  const j = await askByMail();
  const code = await lastCode(j);
  await j.login.enter(wrongCode(code, 1));
  expect(await j.login.refusal()).toMatch(/4/);
  await j.login.enter(code);
  await j.home.shows('init');
});

test('after five wrong codes only another code helps', async () => {
  const j = await askByMail();
  const { login, control } = j;
  const code = await lastCode(j);
  for (const turn of [1, 2, 3, 4, 5]) {
    await login.enter(wrongCode(code, turn));
    await login.refusal();
  }
  await login.enter(code);
  await login.refusal();
  await login.mustWait();
  await j.passes('PT1M');
  await login.resend();
  await login.mustWait();
  expect(await control.outbox()).toHaveLength(2);
  await login.enter(await lastCode(j));
  await j.home.shows('init');
});

test('a code that has run out is refused, and another one is taken', async () => {
  const j = await askByMail();
  await j.passes('PT5M');
  await j.login.enter(await lastCode(j));
  await j.login.refusal();
  await j.login.resend();
  await j.login.mustWait();
  await j.login.enter(await lastCode(j));
  await j.home.shows('init');
});

test('the wait for another code survives a reload', async () => {
  const j = await askByMail();
  await j.page.reload();
  await j.login.stands();
  await j.login.mustWait();
  await j.login.enter(await lastCode(j));
  await j.home.shows('init');
});

test('a mistyped address can be changed; one that has its code gets no second one', async () => {
  const j = await askByMail('antonia@correo.example');
  const { getCode, login, control } = j;
  await login.changeAddress();
  await getCode.stands();
  expect(await getCode.typed()).toEqual({ address: 'antonia@correo.example', agrees: true });
  await getCode.submit();
  await login.stands();
  expect(await control.outbox()).toHaveLength(1);
  await login.changeAddress();
  await getCode.stands();
  await getCode.fillIn(person.email);
  await getCode.submit();
  await login.stands();
  const sent = await control.outbox();
  expect(sent.map(({ to }) => to)).toEqual(['antonia@correo.example', person.emailKept]);
  await login.enter(await lastCode(j));
  await j.home.shows('init');
});

test('somebody who gave an e-mail address can use a phone number instead', async () => {
  const j = await askByMail();
  const { getCode, login } = j;
  await login.changeAddress();
  await getCode.stands();
  await getCode.way('phone');
  await getCode.fillIn(person.phone);
  await getCode.submit();
  await login.stands();
  await login.enter(await lastCode(j));
  await j.home.shows('init');
  expect(await lastAccount(j.control)).toMatchObject({ phone: person.phoneKept, email: null });
});
