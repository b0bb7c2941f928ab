import { app } from '@/e2e/detox/setup/app';
import { openScreen, restartApp, restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { storedValue } from '@/e2e/detox/setup/page-scripts';
import { catalogueText } from '@/e2e/shared/catalogue-text';

const { home, myLoan, settings } = app;

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

test('values of an older version are read, and the version is stored', async () => {
  await restartPage({
    scenario: 'lending',
    stored: () => ({ luka_locale: '"vi"', luka_theme: '"dark"', my_loan_index: '1' }),
  });
  await home.waitForState('lending');
  await home.waitForButtonText('detail', catalogueText('vi', 'home.loan.detail'));
  expect(await storedValue('luka_version')).toBe('2');
});

test('values that cannot be read are ignored', async () => {
  await restartPage({
    scenario: 'lending',
    path: myLoan.path,
    stored: () => ({ my_loan_index: '{"old":', luka_theme: '7', luka_locale: 'xx', appInfo: '[]' }),
  });
  await myLoan.waitForList();
});

test('values of a newer version are not changed', async () => {
  await restartPage({
    scenario: 'approved',
    stored: () => ({ luka_version: '99', luka_new: 'kept' }),
  });
  await home.waitForState('approved');
  expect(await storedValue('luka_version')).toBe('99');
  expect(await storedValue('luka_new')).toBe('kept');
});
