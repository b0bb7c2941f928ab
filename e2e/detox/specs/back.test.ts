import { device } from 'detox';
import { app, startAtCamera } from '@/e2e/detox/setup/app';
import { onDesktop } from '@/e2e/detox/setup/fixtures';
import { startApp } from '@/e2e/detox/setup/open-app';

const { home, upload } = app;

onDesktop('Back closes an open sheet', async () => {
  await startApp({ launch: { permissions: { location: 'unset' } } });
  await home.openPermissionPrompt();
  await device.pressBack();
  await home.waitUntilNoDialog();
  await home.waitForState('guest');
});

onDesktop('Back closes only the camera while it is in front', async () => {
  await startAtCamera();
  await device.pressBack();
  await upload.waitUntilLoaded();
  await upload.photo('id_front').waitUntilEmpty();
});
