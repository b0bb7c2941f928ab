import { BridgeError, bridgeErrorCodes, toErrorCode } from './bridge-error';

test('an error tells its code, event and field, and is an Error', () => {
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

test.each(bridgeErrorCodes)('%s is a code', (code) => {
  expect(toErrorCode(code)).toBe(code);
});

test.each(['on_fire', '', 'Denied', 'toString', undefined, null, 5, ['denied'], {}])(
  '%p is no code and reads as failed',
  (name) => {
    expect(toErrorCode(name)).toBe('failed');
  },
);
