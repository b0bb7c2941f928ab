import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import type { Journey } from '../journeys/journey';
import { serverView } from '../journeys/server-view';
import { lastCode } from '../journeys/ways';
import { paces, tapTwice } from './double-tap';
import { withFailures } from './failing';
import { holdCalls } from './hold-call';
import { moneyButtons, readyForCode } from './money-buttons';

const failures = withFailures();

describe.each(Object.entries(moneyButtons))('%s', (_, { id, path, reach, arrive, isDoneOnce }) => {
  test.each(paces)('two taps %s send once', async (pace) => {
    const j = await failures();
    await reach(j);
    const letGo = await holdCalls(j.page, [path]);
    await tapTwice(j, id, pace);
    await j.traffic.asked(path);
    letGo();
    await arrive(j);
    expect(j.traffic.of(path)).toHaveLength(1);
    await isDoneOnce(j);
  });
});

test.each(paces)(
  'a code that sends itself, and two taps on the button %s, log in once',
  async (pace) => {
    const j = await failures();
    const { getCode, login, home, page, traffic } = j;
    await readyForCode(j);
    await getCode.submit();
    await login.stands();
    const letGo = await holdCalls(page, ['user/login']);
    await j.by(loginIds.code).tap();
    await page.keyboard.type(await lastCode(j));
    await tapTwice(j, loginIds.submit, pace);
    letGo();
    await home.shows('init');
    expect(traffic.of('user/login')).toHaveLength(1);
    expect(Object.keys((await serverView(j.control)).state.sessions)).toHaveLength(1);
  },
);

/** Opens the question before signing out, with steps of the app behind it. */
async function askToSignOut(j: Journey): Promise<void> {
  const { home, settings } = j;
  await j.open('/', 'lending');
  await home.shows('lending');
  await home.tab('profile');
  await settings.open();
  await settings.stands();
  await j.by(settingsIds.signOut).tap();
}

test('two taps in the same tick sign out once and end at Home', async () => {
  const j = await failures();
  await askToSignOut(j);
  const asked = j.traffic.of('app/home').length;
  await tapTwice(j, settingsIds.signOutConfirm, 'in the same tick');
  await j.home.shows('guest');
  expect(j.traffic.of('app/home')).toHaveLength(asked + 1);
});

test('two taps 50 ms apart sign out, and the app stands', async () => {
  const j = await failures();
  await askToSignOut(j);
  await tapTwice(j, settingsIds.signOutConfirm, '50 ms apart');
  // The second may fall on what Home has there.
  await j.page.waitForFunction(() => !window.location.hash.includes('settings'));
  await j.page.locator('main:visible h1').waitFor();
  expect(await j.page.evaluate(() => localStorage.getItem('uni_token'))).toBeNull();
});
