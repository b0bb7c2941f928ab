import { person } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { sandbox } from '@/e2e/detox/setup/world';
import { lastCode, logIn } from '@/e2e/detox/ways/log-in';
import { begin } from '@/e2e/detox/ways/open';

const { home, getCode, login, basic, profile, settings } = screens;

test('somebody who asks for a loan logs in by phone and is asked who they are', async () => {
  await begin();
  await home.shows('guest');
  await home.go('apply');
  await logIn();
  await basic.stands();
  expect(await lastAccount(sandbox)).toMatchObject({ phone: person.phoneKept });
});

test('somebody logs in by e-mail; no code is sent before the terms are agreed to', async () => {
  await begin();
  await home.shows('guest');
  await home.go('login');
  await getCode.stands();
  await getCode.way('email');
  await getCode.fillIn(person.email);
  await getCode.submit();
  await getCode.asksToAgree();
  expect(await sandbox.outbox()).toEqual([]);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  await login.mustWait();
  await login.enter(await lastCode());
  await home.shows('init');
  expect(await lastAccount(sandbox)).toMatchObject({ email: person.emailKept, phone: null });
});

test('a wrong code is refused, and the right one is still taken', async () => {
  await begin({ path: getCode.path });
  await getCode.stands();
  await getCode.fillIn(person.phone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  const code = await lastCode();
  await login.enter(String((Number(code) + 1) % 1_000_000).padStart(code.length, '0'));
  await login.refuses();
  await login.enter(code);
  await home.shows('init');
});

test('whoever signs out is a guest, here and at the next launch', async () => {
  await begin({ scenario: 'approved' });
  await home.shows('approved');
  await home.tab('profile');
  await profile.stands();
  await profile.toSettings();
  await settings.stands();
  await settings.signOut();
  await home.shows('guest');
});
