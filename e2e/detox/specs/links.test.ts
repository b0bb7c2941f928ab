import { device } from 'detox';
import { app, startAtCamera } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { appLinks, linkTo } from '@/e2e/shared/app-links';

const { home, settings, profile, order, getCode, basic, upload } = app;

/** Links that Android delivers to the app and that the app ignores. */
const hostileLinks = [
  `${appLinks}/pages/webview/webview?url=https%3A%2F%2Fstranger.example%2F`,
  `${appLinks}//stranger.example/pages/profile/profile`,
  `${appLinks}/pages/profile/..%2fprofile`,
  `${appLinks}/pages/profile/profile?a=%00`,
  `${appLinks}/pages/profile/profile#/pages/demo/live-push/live-push`,
  `${appLinks}/#/pages/profile/profile`,
];

beforeAll(() => startApp());

test('a link starts the app at its screen, and Back leads Home', async () => {
  await startApp({ launch: { url: linkTo(settings) } });
  await settings.waitUntilLoaded();
  await device.pressBack();
  await home.waitForState('guest');
});

test('a link to a loan opens it above the current screen', async () => {
  await restartPage({ scenario: 'lending' });
  await home.waitForState('lending');
  await home.openTab('profile');
  await profile.waitUntilLoaded();
  const [loan] = (await sandbox.lastAccount()).orders;
  const query = { order_no: loan?.order_no ?? '' };
  await device.openURL({ url: linkTo({ path: order.path, query }) });
  await order.waitForState('lending');
  await device.pressBack();
  await profile.waitUntilLoaded();
});

test('a guest who follows a link to a protected screen is asked to log in', async () => {
  await restartPage();
  await device.openURL({ url: linkTo(upload) });
  await getCode.waitForPath();
});

test('a hostile link does not change the current screen', async () => {
  await restartPage({ path: settings.path });
  await settings.waitUntilLoaded();
  for (const url of hostileLinks) await device.openURL({ url });
  await device.openURL({ url: linkTo(getCode) });
  await getCode.waitUntilLoaded();
  await device.pressBack();
  await settings.waitUntilLoaded();
});

test('a link shows a prompt before it leaves unsaved changes, and the draft is kept', async () => {
  await restartPage({ scenario: 'init', path: basic.path });
  await basic.waitUntilLoaded();
  await basic.fill({ first_name: 'Amalia' });
  await device.openURL({ url: linkTo(settings) });
  await basic.answerLeavePrompt('stay');
  await basic.waitUntilLoaded();
  expect(await basic.firstName()).toBe('Amalia');
  await device.openURL({ url: linkTo(settings) });
  await basic.answerLeavePrompt('leave');
  await settings.waitUntilLoaded();
  await device.pressBack();
  await basic.waitUntilLoaded();
  expect(await basic.firstName()).toBe('Amalia');
});

onDesktop('a link opens its screen although a sheet is open', async () => {
  await startApp({ launch: { permissions: { location: 'unset' } } });
  await home.openPermissionPrompt();
  await device.openURL({ url: linkTo(settings) });
  await settings.waitUntilLoaded();
  await settings.chooseLanguage('en');
});

onDesktop('a link waits until the camera in front is closed', async () => {
  await startAtCamera();
  await device.openURL({ url: linkTo(settings) });
  await phone.camera({ cancel: true, now: true });
  await settings.waitUntilLoaded();
  await device.pressBack();
  await upload.waitUntilLoaded();
  await upload.photo('id_front').waitUntilEmpty();
});

// On Android a browser opens it.
onDesktop('a link to another site opens nothing', async () => {
  await restartPage();
  await home.waitForState('guest');
  await expect(device.openURL({ url: 'https://stranger.example/' })).rejects.toThrow();
  await home.waitForState('guest');
});
