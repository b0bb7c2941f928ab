import { readSettings, settingsQuery, usualSettings } from './settings';

test('the usual settings leave the address empty', () => {
  expect(settingsQuery(usualSettings)).toEqual({});
});

test('settings survive an address', () => {
  const settings = readSettings({
    locale: 'vi',
    width: '320',
    size: 'l',
    show: 'error',
    search: 'loan',
  });
  expect(readSettings(settingsQuery(settings))).toEqual(settings);
});

test('what makes no sense reads as the usual', () => {
  expect(readSettings({ width: '9000', size: 'xxl', show: 'nothing' })).toEqual(usualSettings);
});
