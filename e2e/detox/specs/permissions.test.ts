import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone } from '@/e2e/detox/setup/fixtures';
import { openScreen, startApp } from '@/e2e/detox/setup/open-app';

const { home, settings, getCode } = app;
const notAsked = { location: 'unset', phone: 'unset', camera: 'unset', sms: 'unset' } as const;

onDesktop(
  'at the first tap to apply the permissions are explained before Android requests them',
  async () => {
    await startApp({ launch: { permissions: notAsked } });
    await home.openPermissionPrompt();
    await phone.answers({ location: 'granted', phone: 'denied' });
    await home.answerPermissionPrompt('allow');
    await getCode.waitUntilLoaded();
    expect(await phone.state()).toMatchObject({
      permissions: { location: 'granted', phone: 'denied', camera: 'not_asked' },
    });
  },
);

onDesktop(
  'after a decline Android shows no request, and the user can allow it in Settings',
  async () => {
    await startApp({ launch: { permissions: notAsked } });
    await home.openPermissionPrompt();
    await home.answerPermissionPrompt('skip');
    await getCode.waitUntilLoaded();
    expect(await phone.state()).toMatchObject({ permissions: { location: 'not_asked' } });
    await openScreen(settings);
    await settings.waitUntilLoaded();
    await phone.answers({ location: 'granted' });
    await settings.tap(settingsIds.allow('location'));
    await settings.waitUntilNotRequestable('location');
    expect(await phone.state()).toMatchObject({ permissions: { location: 'granted' } });
  },
);
