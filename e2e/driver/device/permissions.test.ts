import { readPermissions } from './permissions';

test.each([
  ['YES', 'granted'],
  ['inuse', 'granted'],
  ['always', 'granted'],
  ['NO', 'denied'],
  ['never', 'denied_forever'],
  ['unset', 'not_asked'],
])('%s is %s', (asked, state) => {
  expect(readPermissions({ camera: asked })).toEqual({ camera: state });
});

test('a permission that the app has not, or a state that there is not, is refused by name', () => {
  expect(() => readPermissions({ microphone: 'YES' })).toThrow('permissions.microphone');
  expect(() => readPermissions({ camera: 'perhaps' })).toThrow('perhaps is none of YES');
});
