import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { appLinks } from '@/e2e/detox/ways/app-link';
import { withShell } from './harness/shell-journey';

const shell = withShell();

test('Back closes a sheet, then goes the way back, then Home, and then leaves the app', async () => {
  const { phone, screens } = await shell({ permissions: {} });
  const { home, profile, settings } = screens();
  const back = async () => (await phone.control('back')).by;
  await home.by(permissionIds.allow).waitFor();
  expect(await back()).toBe('page');
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  // It keeps what lay below from a second tap for a moment.
  await phone.page.locator('.dialog-shield').waitFor({ state: 'detached' });
  await home.shows('guest');
  await home.tab('profile');
  await profile.stands();
  await profile.toSettings();
  await settings.stands();
  expect(await back()).toBe('page');
  await profile.stands();
  expect(await back()).toBe('page');
  await home.shows('guest');
  expect(await back()).toBe('left');
  await phone.control('return');
  await home.shows('guest');
});

test('Back closes the camera that lies in front, and nothing else', async () => {
  const { phone, screens, control } = await shell();
  const { home, basic } = screens();
  await home.shows('guest');
  const { token, user_id, phone: number } = await control.scenario('init');
  await phone.logInAs({ token, user_id, phone: number });
  await phone.control('open', { url: `${appLinks}${basic.path}` });
  await basic.stands();
  await phone.control('liveness', { hold: true });
  await basic.by(basic.selfie).tap();
  await phone.until(({ screens: open }) => String(open) === 'liveness');
  expect(await phone.control('back')).toEqual({ by: 'screen' });
  await phone.until(({ screens: open }) => String(open) === '');
  await basic.stands();
  await basic.by(basic.selfie).tap();
  await phone.until(({ screens: open }) => String(open) === 'liveness');
});
