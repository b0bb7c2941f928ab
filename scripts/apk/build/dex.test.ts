import { checkNotices } from './dex';

const known = ['/m2/core-1.0.5.jar', '/m2/kotlin-stdlib-2.2.0.jar', '/m2/annotations-13.0.jar'];

test('libraries with a notice may ship', () => {
  expect(() => checkNotices(known)).not.toThrow();
});

test('a library without a notice may not ship', () => {
  expect(() => checkNotices([...known, '/m2/okio-3.9.0.jar'])).toThrow(
    'scripts/export/licences.ts has no notice of okio-3.9.0.jar',
  );
});
