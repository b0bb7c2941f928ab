import { readPermissions } from './permissions';

test.each([
  ['YES', 'granted'],
  ['inuse', 'granted'],
  ['always', 'granted'],
  ['NO', 'denied'],
  ['never', 'denied_forever'],
  ['unset', 'not_asked'],
])('%s is read as %s', (value, state) => {
  expect(readPermissions({ camera: value })).toEqual({ camera: state });
});

test('an unknown permission or state is refused by its name', () => {
  expect(() => readPermissions({ microphone: 'YES' })).toThrow('permissions.microphone');
  expect(() => readPermissions({ camera: 'perhaps' })).toThrow('perhaps is none of YES');
});
