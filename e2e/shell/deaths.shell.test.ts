import { person } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { logIn } from '@/e2e/browser/journeys/ways';
import { appLinks } from '@/e2e/detox/ways/app-link';
import { type ShellJourney, withShell } from './harness/shell-journey';
import { pictureFile } from './shell-ways';

const shell = withShell();

/** Somebody who has just logged in for the first time and is asked who they are. */
async function newcomer({ screens }: ShellJourney): Promise<void> {
  const j = screens();
  await j.home.go('apply');
  await logIn(j);
  await j.basic.stands();
}

test('whoever was logged in still is after the process has died, even if the web view forgot', async () => {
  const journey = await shell();
  const { phone, screens } = journey;
  await screens().home.shows('guest');
  await newcomer(journey);
  await phone.die('web storage');
  await phone.start();
  await screens().home.shows('init');
  expect(await phone.page.evaluate(() => localStorage.getItem('phone'))).toBe(person.phoneKept);
});

test('whoever signed out is not logged in after the process has died', async () => {
  const journey = await shell();
  const { phone, screens } = journey;
  await screens().home.shows('guest');
  await newcomer(journey);
  const { settings, home } = screens();
  await phone.control('open', { url: `${appLinks}${settings.path}` });
  await settings.stands();
  await settings.signOut();
  await home.shows('guest');
  await phone.die('web storage');
  await phone.start();
  await screens().home.shows('guest');
});

test('a photo that is taken while the process is dead arrives once, where it was asked for', async () => {
  const journey = await shell();
  const { phone, screens, control } = journey;
  await screens().home.shows('guest');
  await newcomer(journey);
  await phone.control('liveness', { hold: true });
  const before = screens().basic;
  await before.by(before.selfie).tap();
  await phone.until(({ screens: open }) => String(open) === 'liveness');
  const photo = await pictureFile(phone, 'selfie');
  await phone.die();

  await phone.start();
  expect(await phone.control('state')).toMatchObject({ screens: ['liveness'] });
  await phone.control('liveness', { photo });
  const after = screens();
  await after.basic.stands();
  await after.basic.camera.isAccepted(after.basic.selfie);
  expect(await lastAccount(control)).toMatchObject({ images: { selfie: { mime: 'image/jpeg' } } });
  await phone.page.reload();
  await after.basic.camera.isAccepted(after.basic.selfie);
  expect(await phone.control('state')).toMatchObject({ screens: [] });
  expect(after.traffic.of('app/upload_image_info').length).toBeLessThanOrEqual(1);
});

test('a renderer that dies comes back where the person was, who is still logged in', async () => {
  const journey = await shell();
  const { phone, screens } = journey;
  await screens().home.shows('guest');
  await newcomer(journey);
  await phone.loseRenderer();
  await screens().basic.stands();
  expect(await phone.page.evaluate(() => localStorage.getItem('phone'))).toBe(person.phoneKept);
});
