import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { BridgeError } from './bridge-error';
import { callBridge, isBridge, resumeBridge, setBrowserBridge } from './call';
import { timeouts } from './open-call';

const photo = { url: '/once/1', mime: 'image/jpeg', width: 4, height: 3, size: 12 };
const event = { name: 'register_ok' };
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

/** The error that a call rejected with. */
async function errorOf(call: Promise<unknown>): Promise<BridgeError> {
  const reason: unknown = await call.then(
    () => 'a reply',
    (error: unknown) => error,
  );
  if (reason instanceof BridgeError) return reason;
  throw new Error(`a BridgeError was expected, not ${String(reason)}`);
}

describe('without a shell', () => {
  beforeEach(() => native.remove());

  test('a call rejects at once with the error of product.md', async () => {
    expect(isBridge()).toBe(false);
    const error = await errorOf(callBridge('deviceInfo'));
    expect(error).toMatchObject({
      code: 'unsupport',
      message: 'androidBridge unsupport',
      event: 'deviceInfo',
    });
  });

  test('a bridge object without postMessage is ignored', async () => {
    Object.assign(window, { androidBridge: {} });
    expect(isBridge()).toBe(false);
    expect((await errorOf(callBridge('deviceInfo'))).code).toBe('unsupport');
  });

  test('calls go to the browser bridge, for which isBridge() is false', async () => {
    const post = jest.fn((text: string) => {
      const { callbackId } = JSON.parse(text);
      window.onMessage?.({ callbackId, data: { sent: true } });
    });
    setBrowserBridge(post);
    await expect(callBridge('afEvent', event)).resolves.toEqual({ sent: true });
    expect(isBridge()).toBe(false);
    setBrowserBridge(undefined);
    expect((await errorOf(callBridge('afEvent', event))).code).toBe('unsupport');
  });
});

describe('a call', () => {
  test('does not go to the browser bridge in the shell', async () => {
    const post = jest.fn();
    setBrowserBridge(post);
    native.reply('afEvent', { sent: true });
    await callBridge('afEvent', event);
    setBrowserBridge(undefined);
    expect(post).not.toHaveBeenCalled();
  });

  test('rejects with failed when the shell throws, and unregisters its id', async () => {
    native.on('afEvent', () => {
      throw new Error('Java bridge method invocation error');
    });
    const error = await errorOf(callBridge('afEvent', event));
    expect(error).toMatchObject({ code: 'failed', event: 'afEvent' });
    const callbackId = native.posted[0]?.callbackId;
    expect(native.send({ callbackId, data: { sent: true } })).toBe(false);
  });

  test('rejects with failed and posts nothing when its data cannot be serialized', async () => {
    const value = 5n;
    const error = await errorOf(callBridge('localCache', { op: 'set', key: 'a', value }));
    expect(error.code).toBe('failed');
    expect(native.posted).toEqual([]);
  });

  test('rejects with too_large when a message is too long to be parsed', async () => {
    const call = callBridge('allSpCache');
    const { callbackId } = await native.next('allSpCache');
    const data = { a: 'x'.repeat(9 * 1024 * 1024) };
    expect(native.send({ callbackId, data })).toBe(false);
    expect(await errorOf(call)).toMatchObject({ code: 'too_large', event: 'allSpCache' });
  });

  test('rejects with too_large when the chunks exceed the limit', async () => {
    const call = callBridge('smsInfo');
    const { callbackId } = await native.next('smsInfo');
    const data = ' '.repeat(4 * 1024 * 1024);
    for (let index = 0; index < 16; index += 1) {
      expect(window.onChunk?.({ callbackId, index, data })).toBe(true);
    }
    expect(native.sendChunk({ callbackId, index: 16, data: ' ' })).toBe(false);
    expect((await errorOf(call)).code).toBe('too_large');
  });
});

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());

  /** The code that the call has ended with by now. */
  async function codeAfter(call: Promise<unknown>, milliseconds: number): Promise<string> {
    const outcome = errorOf(call).then(({ code }) => code);
    await jest.advanceTimersByTimeAsync(milliseconds);
    return Promise.race([outcome, Promise.resolve('open')]);
  }

  test.each([
    ['deviceInfo', undefined, timeouts.standard],
    ['permission', { names: ['sms'], ask: false }, timeouts.standard],
    ['permission', { names: ['sms'], ask: true }, timeouts.userAction],
    ['takePhoto', { kind: 'selfie', facing: 'front' }, timeouts.userAction],
    ['liveness', undefined, timeouts.userAction],
    ['pickerContact', undefined, timeouts.userAction],
    ['openPayView', { url: 'https://pay.example.com' }, timeouts.userAction],
  ])('of %s with %j is %d ms', async (name, data, deadline) => {
    const call: Promise<unknown> = Reflect.apply(callBridge, undefined, [name, data]);
    expect(await codeAfter(call, deadline - 1)).toBe('open');
    expect(await codeAfter(call, 1)).toBe('timeout');
  });

  test('that has passed makes a late reply ignored', async () => {
    const call = callBridge('deviceInfo');
    expect(await codeAfter(call, timeouts.standard)).toBe('timeout');
    const callbackId = native.posted[0]?.callbackId;
    expect(native.send({ callbackId, data: {} })).toBe(false);
  });

  test('restarts with each chunk, up to ten minutes in total', async () => {
    const call = callBridge('smsInfo');
    await jest.advanceTimersByTimeAsync(0);
    const callbackId = native.posted[0]?.callbackId;
    const pause = timeouts.standard - 1000;
    let index = 0;
    for (let passed = pause; passed < timeouts.userAction; passed += pause) {
      await jest.advanceTimersByTimeAsync(pause);
      expect(native.sendChunk({ callbackId, index, data: '' })).toBe(true);
      index += 1;
    }
    expect(await codeAfter(call, pause)).toBe('timeout');
    expect(native.sendChunk({ callbackId, index, data: '' })).toBe(false);
  });
});

describe('a signal', () => {
  test('that is aborted right after the call ends it before it is posted', async () => {
    const caller = new AbortController();
    const call = callBridge('deviceInfo', undefined, { signal: caller.signal });
    caller.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    await callBridge('afEvent', event, { signal: AbortSignal.timeout(50) }).catch(() => undefined);
    expect(native.posted.map((message) => message.event)).toEqual(['afEvent']);
  });

  test('that is aborted between chunks ends the call and refuses more chunks', async () => {
    const caller = new AbortController();
    const call = callBridge('smsInfo', {}, { signal: caller.signal });
    const { callbackId } = await native.next('smsInfo');
    native.sendChunk({ callbackId, index: 0, data: '[' });
    caller.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    expect(native.sendChunk({ callbackId, index: 1, data: ']' })).toBe(false);
  });
});

test('a callback id is unique and contains the same 128 random bits of the load', async () => {
  native.reply('afEvent', { sent: true });
  for (let count = 0; count < 50; count += 1) await callBridge('afEvent', event);
  const ids = native.posted.map(({ callbackId }) => callbackId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^\d+-[\da-f]{32}$/);
  expect(new Set(ids.map((id) => id.split('-')[1])).size).toBe(1);
});

describe('a kept outcome', () => {
  test('is not taken by a screen that has unmounted, so that the next one gets it', async () => {
    const caller = new AbortController();
    const call = resumeBridge('takePhoto', 'id_front', caller.signal);
    const { callbackId } = await native.next('takePhoto');
    caller.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    expect(native.send({ callbackId, data: photo })).toBe(false);
  });
});

// Last, as it resets the modules that the tests above have imported.
describe('a load of the page', () => {
  /** Imports the module again, as a new load of the page does. */
  async function loadPage(head: string) {
    jest.resetModules();
    document.head.innerHTML = head;
    native.reply('afEvent', { sent: true });
    const page = await import('./call');
    return () => page.callBridge('afEvent', event);
  }
  const secrets = () => native.posted.map(({ secret }) => secret);

  test('has a secret that is sent with every message and removed from the document', async () => {
    const call = await loadPage('<meta name="bridge-secret" content="s3cret">');
    await call();
    await call();
    expect(secrets()).toEqual(['s3cret', 's3cret']);
    expect(document.head.innerHTML).toBe('');
  });

  test('has callback ids of its own', async () => {
    for (let load = 0; load < 2; load += 1) await (await loadPage(''))();
    const [first, second] = native.posted.map(({ callbackId }) => callbackId);
    expect(first?.split('-')[0]).toBe(second?.split('-')[0]);
    expect(first).not.toBe(second);
  });

  test('whose code that sends calls fails to load, loads it again for the next call', async () => {
    const call = await loadPage('');
    jest.doMock('./send-call', () => {
      throw new Error('offline');
    });
    const failed = { code: 'failed', message: 'afEvent: Error: offline' };
    await expect(call()).rejects.toMatchObject(failed);
    jest.dontMock('./send-call');
    await expect(call()).resolves.toEqual({ sent: true });
  });

  test.each(['<meta name="viewport" content="width=device-width">', '<meta name="bridge-secret">'])(
    'has no secret in a document with %s',
    async (head) => {
      const call = await loadPage(head);
      await call();
      expect(secrets()).toEqual([undefined]);
    },
  );
});
