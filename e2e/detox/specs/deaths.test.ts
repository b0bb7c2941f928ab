import { device } from 'detox';
import { person } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { isInFront } from '@/e2e/detox/ways/in-front';
import { logIn } from '@/e2e/detox/ways/log-in';
import { begin } from '@/e2e/detox/ways/open';

const { home, basic } = screens;

onDesktop(
  'whoever logged in still is after the app’s death, and a photo taken meanwhile arrives',
  async () => {
    await begin();
    await home.shows('guest');
    await home.go('apply');
    await logIn();
    await basic.stands();
    await phone.liveness({ hold: true });
    await basic.selfie.open();
    await isInFront('liveness');
    await phone.killProcess();
    await device.launchApp();
    await isInFront('liveness');
    await phone.liveness({ now: true });
    await basic.stands();
    await basic.selfie.isAccepted();
    expect(await lastAccount(sandbox)).toMatchObject({
      phone: person.phoneKept,
      images: { selfie: { mime: 'image/jpeg' } },
    });
  },
);

onDesktop('a renderer that dies comes back where the person was', async () => {
  await begin({ scenario: 'init', path: basic.path });
  await basic.stands();
  await phone.killRenderer();
  await basic.stands();
  await phone.liveness({});
  await basic.selfie.open();
  await basic.selfie.isAccepted();
});
