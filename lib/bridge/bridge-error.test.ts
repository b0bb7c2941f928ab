import { bridgeErrorCodes, toErrorCode } from './bridge-error';

test.each(bridgeErrorCodes)('reads %s as its code', (code) => {
  expect(toErrorCode(code)).toBe(code);
});

test.each(['on_fire', '', 'Denied', 'toString', undefined, null, 5, ['denied'], {}])(
  'reads the unknown code %p as failed',
  (name) => {
    expect(toErrorCode(name)).toBe('failed');
  },
);
