import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone } from '@/e2e/detox/setup/fixtures';
import { reload, startApp } from '@/e2e/detox/setup/open-app';

const { home } = app;

onDesktop(
  'without a connection the app starts and shows the offline strip until it is back',
  async () => {
    await startApp();
    await home.waitForState('guest');
    await phone.network(false);
    await home.waitForOfflineStrip(true);
    await reload();
    await home.waitForOfflineStrip(true);
    await phone.network(true);
    await home.waitForOfflineStrip(false);
    await home.waitForState('guest');
  },
);
