import fc from 'fast-check';
import { maxMessageLength, type Receiver, registerReceiver, setPushListener } from './receive';

function createReceiver() {
  return {
    onReply: jest.fn(),
    onChunk: jest.fn(() => true),
    onTooLarge: jest.fn(),
  } satisfies Receiver;
}

const names = ['onMessage', 'onChunk'] as const;

describe.each(names)('window.%s', (name) => {
  test('accepts an object as well as JSON', () => {
    for (const pass of [JSON.stringify, (message: unknown) => message]) {
      const receiver = createReceiver();
      registerReceiver('id', receiver);
      const message = { callbackId: 'id', index: 0, data: 'a' };
      expect(window[name]?.(pass(message))).toBe(true);
      const { onReply, onChunk } = receiver;
      expect(name === 'onMessage' ? onReply : onChunk).toHaveBeenCalledWith(message);
    }
  });

  test('ignores an unregistered id', () => {
    const receiver = createReceiver();
    registerReceiver('id', receiver)();
    expect(window[name]?.({ callbackId: 'id' })).toBe(false);
    expect(receiver.onReply).not.toHaveBeenCalled();
  });

  test('returns false and never throws for hostile input', () => {
    const receiver = createReceiver();
    registerReceiver('id', receiver);
    setPushListener(() => true);
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(hostile, (input) => {
        const taken = window[name]?.(input);
        expect(taken).toBe(false);
      }),
    );
    expect(receiver.onReply).not.toHaveBeenCalled();
  });

  test('does not parse a message that is too long, and notifies its receiver', () => {
    const receiver = createReceiver();
    registerReceiver('id', receiver);
    const long = 'x'.repeat(maxMessageLength);
    expect(window[name]?.(`{ "callbackId" : "id", "data": "${long}" }`)).toBe(false);
    expect(receiver.onTooLarge).toHaveBeenCalledTimes(1);
    expect(window[name]?.(`{ "data": "${long}", "callbackId": "id" }`)).toBe(false);
    expect(receiver.onTooLarge).toHaveBeenCalledTimes(1);
  });
});

test('returns false to the shell when a receiver throws', () => {
  registerReceiver('id', {
    ...createReceiver(),
    onReply() {
      throw new Error('page');
    },
  });
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(false);
});

test('unregisters an id with its reply', () => {
  const receiver = createReceiver();
  registerReceiver('id', receiver);
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(true);
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(false);
  expect(window.onChunk?.({ callbackId: 'id', index: 0, data: '' })).toBe(false);
  expect(receiver.onReply).toHaveBeenCalledTimes(1);
});

test("passes a push to the listener and returns the listener's result", () => {
  const listener = jest.fn((event: string) => event === 'back');
  setPushListener(listener);
  expect(window.onMessage?.('{"event":"back","data":5}')).toBe(true);
  expect(window.onMessage?.('{"event":"other"}')).toBe(false);
  expect(listener.mock.calls).toEqual([
    ['back', 5],
    ['other', undefined],
  ]);
});

test.each(['old', '', 5, {}])(
  'takes no message with the callback id %j for a push',
  (callbackId) => {
    const listener = jest.fn(() => true);
    setPushListener(listener);
    expect(window.onMessage?.({ callbackId, event: 'back' })).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  },
);

test('treats the callback id null as absent', () => {
  setPushListener(() => true);
  expect(window.onMessage?.({ callbackId: null, event: 'back' })).toBe(true);
});

test.each(names)('sets window.%s again with the next call where it is missing', (name) => {
  registerReceiver('id', createReceiver());
  const before = window[name];
  Reflect.deleteProperty(window, name);
  registerReceiver('id', createReceiver());
  expect(window[name]).toBe(before);
});
