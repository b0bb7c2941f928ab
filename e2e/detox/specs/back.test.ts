import { device } from 'detox';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop } from '@/e2e/detox/setup/world';
import { beginAtCamera } from '@/e2e/detox/ways/in-front';
import { begin } from '@/e2e/detox/ways/open';

const { home, profile, settings, upload } = screens;

test('Back goes the way back, and then Home', async () => {
  await begin();
  await home.shows('guest');
  await home.tab('profile');
  await profile.stands();
  await profile.toSettings();
  await settings.stands();
  await device.pressBack();
  await profile.stands();
  await device.pressBack();
  await home.shows('guest');
});

onDesktop('Back closes a sheet first', async () => {
  await begin({ launch: { permissions: { location: 'unset' } } });
  await home.explainsPermissions();
  await device.pressBack();
  await home.asksNothing();
  await home.shows('guest');
});

onDesktop('Back closes the camera that lies in front, and nothing else', async () => {
  await beginAtCamera();
  await device.pressBack();
  await upload.stands();
  await upload.photo('id_front').isEmpty();
});
