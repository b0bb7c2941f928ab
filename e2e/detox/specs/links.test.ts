import { device } from 'detox';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { appLinks, linkTo } from '@/e2e/detox/ways/app-link';
import { beginAtCamera } from '@/e2e/detox/ways/in-front';
import { begin } from '@/e2e/detox/ways/open';

const { home, settings, profile, order, getCode, basic, upload } = screens;

/** Android brings them to the app, which opens nothing for them. */
const hostile = [
  `${appLinks}/pages/webview/webview?url=https%3A%2F%2Fstranger.example%2F`,
  `${appLinks}//stranger.example/pages/profile/profile`,
  `${appLinks}/pages/profile/..%2fprofile`,
  `${appLinks}/pages/profile/profile?a=%00`,
  `${appLinks}/pages/profile/profile#/pages/demo/live-push/live-push`,
  `${appLinks}/#/pages/profile/profile`,
];

test('a link of another app starts the app at the screen that it names; Back leads Home', async () => {
  await begin({ launch: { url: linkTo(settings) } });
  await settings.stands();
  await device.pressBack();
  await home.shows('guest');
});

test('a link to a loan opens it, on top of where the person was', async () => {
  await begin({ scenario: 'lending' });
  await home.shows('lending');
  await home.tab('profile');
  await profile.stands();
  const [loan] = (await lastAccount(sandbox)).orders;
  const query = { order_no: loan?.order_no ?? '' };
  await device.openURL({ url: linkTo({ path: order.path, query }) });
  await order.shows('lending');
  await device.pressBack();
  await profile.stands();
});

test('a guest who follows a link into the app is asked to log in first', async () => {
  await begin({ launch: { url: linkTo(upload) } });
  await getCode.isAddressed();
});

test('a hostile link starts the app at Home, and at nothing else', async () => {
  for (const url of hostile.slice(0, 2)) {
    await begin({ launch: { url } });
    await home.shows('guest');
  }
});

test('a hostile link leaves the person where they are', async () => {
  await begin({ path: settings.path });
  await settings.stands();
  for (const url of hostile) await device.openURL({ url });
  await device.openURL({ url: linkTo(getCode) });
  await getCode.stands();
  await device.pressBack();
  await settings.stands();
});

test('a link leaves a form with a draft only after a question, and the draft stays', async () => {
  await begin({ scenario: 'init', path: basic.path });
  await basic.stands();
  await basic.rename('Amalia');
  await device.openURL({ url: linkTo(settings) });
  await basic.answerLeaving('stay');
  await basic.stands();
  expect(await basic.firstName()).toBe('Amalia');
  await device.openURL({ url: linkTo(settings) });
  await basic.answerLeaving('leave');
  await settings.stands();
  await device.pressBack();
  await basic.stands();
  expect(await basic.firstName()).toBe('Amalia');
});

test('a link to the screen on show leaves what is typed there', async () => {
  await begin({ scenario: 'init', path: basic.path });
  await basic.stands();
  await basic.rename('Amalia');
  await device.openURL({ url: linkTo(basic) });
  await basic.stands();
  expect(await basic.firstName()).toBe('Amalia');
});

onDesktop('a link finds its way past a sheet', async () => {
  await begin({ launch: { permissions: { location: 'unset' } } });
  await home.explainsPermissions();
  await device.openURL({ url: linkTo(settings) });
  await settings.stands();
  await settings.speak('en');
});

onDesktop('a link waits for the camera that lies in front', async () => {
  await beginAtCamera();
  await device.openURL({ url: linkTo(settings) });
  await phone.camera({ cancel: true, now: true });
  await settings.stands();
  await device.pressBack();
  await upload.stands();
  await upload.photo('id_front').isEmpty();
});

// On Android a browser takes it.
onDesktop('a link into a stranger’s page opens nothing', async () => {
  await begin();
  await home.shows('guest');
  await expect(device.openURL({ url: 'https://stranger.example/' })).rejects.toThrow();
  await home.shows('guest');
});
