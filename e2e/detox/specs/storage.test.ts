import { app } from '@/e2e/detox/setup/app';
import { openScreen, restartApp, restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { catalogueText } from '@/e2e/shared/catalogue-text';

const { home, settings } = app;

beforeAll(() => startApp());

test('language and theme chosen in Settings are applied after a restart', async () => {
  await restartPage({ path: settings.path });
  await settings.waitUntilLoaded();
  await settings.chooseLanguage('vi');
  await settings.chooseTheme('dark');
  await restartApp();
  await home.waitForButtonText('apply', catalogueText('vi', 'home.offer.apply'));
  await openScreen(settings);
  await settings.chooseLanguage('en');
  await settings.waitForHeading(catalogueText('en', 'settings.title'));
});
