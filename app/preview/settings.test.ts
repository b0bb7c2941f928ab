import { defaultSettings, readSettings, settingsQuery } from './settings';

test('the default settings need no parameters', () => {
  expect(settingsQuery(defaultSettings)).toEqual({});
});

test('settings are the same after they are written to a URL and read again', () => {
  const settings = readSettings({ locale: 'vi', text: '150', tool: 'sheet', search: 'loan' });
  expect(readSettings(settingsQuery(settings))).toEqual(settings);
});

test('invalid parameters count as absent', () => {
  expect(readSettings({ locale: 'fr', text: '9000', tool: 'nothing' })).toEqual(defaultSettings);
});
