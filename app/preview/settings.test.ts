import { defaultSettings, readSettings, settingsQuery } from './settings';

test('the default settings need no parameters', () => {
  expect(settingsQuery(defaultSettings)).toEqual({});
});

test('settings are the same after they are written to a URL and read again', () => {
  const settings = readSettings({
    locale: 'vi',
    width: '320',
    size: 'l',
    show: 'error',
    search: 'loan',
  });
  expect(readSettings(settingsQuery(settings))).toEqual(settings);
});

test('invalid parameters count as absent', () => {
  expect(readSettings({ width: '9000', size: 'xxl', show: 'nothing' })).toEqual(defaultSettings);
});
