import { BridgeError, bridgeErrorCodes, toErrorCode } from './bridge-error';

test('has a code, an event and a field, and is an Error', () => {
  const error = new BridgeError('malformed', 'text', { event: 'location', field: 'latitude' });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'BridgeError',
    message: 'text',
    code: 'malformed',
    event: 'location',
    field: 'latitude',
  });
});

test.each(bridgeErrorCodes)('reads %s as its code', (code) => {
  expect(toErrorCode(code)).toBe(code);
});

test.each(['on_fire', '', 'Denied', 'toString', undefined, null, 5, ['denied'], {}])(
  'reads the unknown code %p as failed',
  (name) => {
    expect(toErrorCode(name)).toBe('failed');
  },
);
