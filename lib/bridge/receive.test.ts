import fc from 'fast-check';
import { maxMessageLength, type Receiver, receiveFor, receivePushes } from './receive';

function createReceiver() {
  return {
    onReply: jest.fn(),
    onChunk: jest.fn(() => true),
    onTooLarge: jest.fn(),
  } satisfies Receiver;
}

const names = ['onMessage', 'onChunk'] as const;

describe.each(names)('window.%s', (name) => {
  test('takes an object as well as its JSON', () => {
    for (const pass of [JSON.stringify, (message: unknown) => message]) {
      const receiver = createReceiver();
      receiveFor('id', receiver);
      const message = { callbackId: 'id', index: 0, data: 'a' };
      expect(window[name]?.(pass(message))).toBe(true);
      const { onReply, onChunk } = receiver;
      expect(name === 'onMessage' ? onReply : onChunk).toHaveBeenCalledWith(message);
    }
  });

  test('has nobody for an id that was forgotten', () => {
    const receiver = createReceiver();
    receiveFor('id', receiver)();
    expect(window[name]?.({ callbackId: 'id' })).toBe(false);
    expect(receiver.onReply).not.toHaveBeenCalled();
  });

  test('never throws and takes nothing, whatever arrives', () => {
    const receiver = createReceiver();
    receiveFor('id', receiver);
    receivePushes(() => true);
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

  test('survives objects that throw when they are looked at', () => {
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error('trap');
        },
      },
    );
    expect(window[name]?.(trap)).toBe(false);
    expect(window[name]?.(Symbol('id'))).toBe(false);
  });

  test('does not read a message that is too long, and tells the one that it is for', () => {
    const receiver = createReceiver();
    receiveFor('id', receiver);
    const long = 'x'.repeat(maxMessageLength);
    expect(window[name]?.(`{ "callbackId" : "id", "data": "${long}" }`)).toBe(false);
    expect(receiver.onTooLarge).toHaveBeenCalledTimes(1);
    expect(window[name]?.(`{ "data": "${long}", "callbackId": "id" }`)).toBe(false);
    expect(receiver.onTooLarge).toHaveBeenCalledTimes(1);
  });
});

test('a receiver that throws does not throw to the shell', () => {
  receiveFor('id', {
    ...createReceiver(),
    onReply() {
      throw new Error('page');
    },
  });
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(false);
});

test('an id is forgotten with its reply', () => {
  const receiver = createReceiver();
  receiveFor('id', receiver);
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(true);
  expect(window.onMessage?.({ callbackId: 'id' })).toBe(false);
  expect(window.onChunk?.({ callbackId: 'id', index: 0, data: '' })).toBe(false);
  expect(receiver.onReply).toHaveBeenCalledTimes(1);
});

test('a push goes to the listener, whose word the shell gets', () => {
  const listener = jest.fn((event: string) => event === 'back');
  receivePushes(listener);
  expect(window.onMessage?.('{"event":"back","data":5}')).toBe(true);
  expect(window.onMessage?.('{"event":"other"}')).toBe(false);
  expect(listener.mock.calls).toEqual([
    ['back', 5],
    ['other', undefined],
  ]);
});

test('the functions of the window stay the same ones', () => {
  receiveFor('a', createReceiver());
  const { onMessage, onChunk } = window;
  receiveFor('b', createReceiver());
  expect(window.onMessage).toBe(onMessage);
  expect(window.onChunk).toBe(onChunk);
});
