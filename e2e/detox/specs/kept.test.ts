import { textOf } from '@/e2e/browser/harness/texts';
import { screens } from '@/e2e/detox/screens/all-screens';
import { begin, open, startAnew } from '@/e2e/detox/ways/open';
import { keptValue } from '@/e2e/detox/ways/page-tricks';

const { home, myLoan, settings } = screens;

test('Vietnamese is chosen in Settings, and kept', async () => {
  await begin({ path: settings.path });
  await settings.stands();
  await settings.speak('vi');
  await settings.wear('dark');
  await startAnew();
  await home.isSaid('apply', textOf('vi', 'home.offer.apply'));
  await open(settings);
  await settings.speak('en');
  await settings.isHeaded(textOf('en', 'settings.title'));
});

test('what an older version has kept is still known, and its version is written down', async () => {
  await begin({
    scenario: 'lending',
    kept: () => ({ luka_locale: '"vi"', luka_theme: '"dark"', my_loan_index: '1' }),
  });
  await home.shows('lending');
  await home.isSaid('pay', textOf('vi', 'home.lending.pay'));
  expect(await keptValue('luka_version')).toBe('1');
});

test('what nobody can read any more is as if it were not there', async () => {
  await begin({
    scenario: 'lending',
    path: myLoan.path,
    kept: () => ({ my_loan_index: '{"old":', luka_theme: '7', luka_locale: 'xx', appInfo: '[]' }),
  });
  await myLoan.isListed();
});

test('what a newer version has kept is left as it is', async () => {
  await begin({ scenario: 'approved', kept: () => ({ luka_version: '99', luka_new: 'kept' }) });
  await home.shows('approved');
  expect(await keptValue('luka_version')).toBe('99');
  expect(await keptValue('luka_new')).toBe('kept');
});
