import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { BridgeError } from './bridge-error';
import { callBridge, isBridge, resumeBridge, setPreviewPost } from './call';
import { deadlines } from './exchange/call-end';

const photo = { url: '/once/1', mime: 'image/jpeg', width: 4, height: 3, size: 12 };
const event = { name: 'register_ok' };
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});
afterEach(() => {
  native.remove();
  jest.useRealTimers();
});

/** The error that a call ended with. */
async function errorOf(call: Promise<unknown>): Promise<BridgeError> {
  const reason: unknown = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (reason instanceof BridgeError) return reason;
  throw new Error(`a BridgeError was expected, not ${String(reason)}`);
}

describe('without a shell', () => {
  beforeEach(() => native.remove());

  test('a call ends at once with the error of the specification', async () => {
    expect(isBridge()).toBe(false);
    const error = await errorOf(callBridge('deviceInfo'));
    expect(error).toMatchObject({ code: 'unsupport', message: 'androidBridge unsupport' });
  });

  test('a bridge object that cannot be posted to is none', async () => {
    Object.assign(window, { androidBridge: {} });
    expect(isBridge()).toBe(false);
    expect((await errorOf(callBridge('deviceInfo'))).code).toBe('unsupport');
  });

  test('calls go to the preview, which is no bridge', async () => {
    const post = jest.fn((text: string) => {
      const { callbackId } = JSON.parse(text);
      window.onMessage?.({ callbackId, data: { sent: true } });
    });
    setPreviewPost(post);
    await expect(callBridge('afEvent', event)).resolves.toEqual({ sent: true });
    expect(isBridge()).toBe(false);
    setPreviewPost(undefined);
    expect((await errorOf(callBridge('afEvent', event))).code).toBe('unsupport');
  });
});

describe('a call', () => {
  test('never goes to the preview while there is a shell', async () => {
    const post = jest.fn();
    setPreviewPost(post);
    native.reply('afEvent', { sent: true });
    await callBridge('afEvent', event);
    setPreviewPost(undefined);
    expect(post).not.toHaveBeenCalled();
  });

  test('posts its event, an id of its own and its data, and resolves with the reply', async () => {
    native.reply('afEvent', { sent: true });
    await expect(callBridge('afEvent', event)).resolves.toEqual({ sent: true });
    await callBridge('afEvent', event);
    expect(native.posted[0]).toEqual({
      event: 'afEvent',
      callbackId: expect.any(String),
      data: event,
    });
    expect(native.posted[0]?.callbackId).not.toBe(native.posted[1]?.callbackId);
  });

  test('is posted in the order in which it was made', async () => {
    native.reply('afEvent', { sent: true });
    const names = ['a', 'b', 'c'];
    await Promise.all(names.map((name) => callBridge('afEvent', { name })));
    expect(native.posted.map(({ data }) => data)).toEqual(names.map((name) => ({ name })));
  });

  test('ends as failed where the shell throws, and its id is forgotten', async () => {
    native.on('afEvent', () => {
      throw new Error('Java bridge method invocation error');
    });
    const error = await errorOf(callBridge('afEvent', event));
    expect(error).toMatchObject({ code: 'failed', event: 'afEvent' });
    const callbackId = native.posted[0]?.callbackId;
    expect(native.send({ callbackId, data: { sent: true } })).toBe(false);
  });

  test('ends as failed where its data has no JSON, and posts nothing', async () => {
    const value = 5n;
    const error = await errorOf(callBridge('localCache', { op: 'set', key: 'a', value }));
    expect(error.code).toBe('failed');
    expect(native.posted).toEqual([]);
  });

  test('that is answered in chunks resolves with the list and the count', async () => {
    const call = callBridge('smsInfo');
    const { callbackId } = await native.next('smsInfo');
    const sms = { address: '1', body: 'hola', date: '2026-07-25T10:00:00Z', type: 'inbox' };
    const text = JSON.stringify([sms]);
    native.sendChunks(callbackId, [text.slice(0, 9), text.slice(9)], { total_count: 40 });
    await expect(call).resolves.toEqual({ list: [sms], total_count: 40 });
  });

  test('ends as too large where one message is too long to be read', async () => {
    const call = callBridge('allSpCache');
    const { callbackId } = await native.next('allSpCache');
    const data = { a: 'x'.repeat(9 * 1024 * 1024) };
    expect(native.send({ callbackId, data })).toBe(false);
    expect((await errorOf(call)).code).toBe('too_large');
  });

  test('ends as too large where the chunks exceed the limit that it names', async () => {
    const call = callBridge('smsInfo', {}, { maxLength: 10 });
    const { callbackId } = await native.next('smsInfo');
    expect(native.sendChunk({ callbackId, index: 0, data: '['.repeat(10) })).toBe(true);
    expect(native.sendChunk({ callbackId, index: 1, data: ']' })).toBe(false);
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
    ['deviceInfo', undefined, deadlines.usual],
    ['permission', { names: ['sms'], ask: false }, deadlines.usual],
    ['permission', { names: ['sms'], ask: true }, deadlines.person],
    ['takePhoto', { kind: 'selfie', facing: 'front' }, deadlines.person],
    ['liveness', undefined, deadlines.person],
    ['pickerContact', undefined, deadlines.person],
    ['openPayView', { url: 'https://pay.example.com' }, deadlines.person],
  ])('of %s with %j is %d ms', async (name, data, deadline) => {
    const call: Promise<unknown> = Reflect.apply(callBridge, undefined, [name, data]);
    expect(await codeAfter(call, deadline - 1)).toBe('open');
    expect(await codeAfter(call, 1)).toBe('timeout');
  });

  test('that has passed leaves nobody for the late reply', async () => {
    const call = callBridge('deviceInfo');
    expect(await codeAfter(call, deadlines.usual)).toBe('timeout');
    const callbackId = native.posted[0]?.callbackId;
    expect(native.send({ callbackId, data: {} })).toBe(false);
  });

  test('starts anew with each chunk, up to ten minutes in all', async () => {
    const call = callBridge('smsInfo');
    await jest.advanceTimersByTimeAsync(0);
    const callbackId = native.posted[0]?.callbackId;
    const pause = deadlines.usual - 1000;
    let index = 0;
    for (let passed = pause; passed < deadlines.person; passed += pause) {
      await jest.advanceTimersByTimeAsync(pause);
      expect(native.sendChunk({ callbackId, index, data: '' })).toBe(true);
      index += 1;
    }
    expect(await codeAfter(call, pause)).toBe('timeout');
    expect(native.sendChunk({ callbackId, index, data: '' })).toBe(false);
  });

  test('of a chunked call passes when chunks stop coming', async () => {
    const call = callBridge('smsInfo');
    await jest.advanceTimersByTimeAsync(0);
    native.sendChunk({ callbackId: native.posted[0]?.callbackId, index: 0, data: '[' });
    expect(await codeAfter(call, deadlines.usual)).toBe('timeout');
  });
});

describe('a signal', () => {
  test('that was given already ends the call before it is posted', async () => {
    const error = await errorOf(
      callBridge('deviceInfo', undefined, { signal: AbortSignal.abort() }),
    );
    expect(error.code).toBe('cancelled');
    expect(native.posted).toEqual([]);
  });

  test('right after the call ends it before it is posted', async () => {
    const leaving = new AbortController();
    const call = callBridge('deviceInfo', undefined, { signal: leaving.signal });
    leaving.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    await callBridge('afEvent', event, { signal: AbortSignal.timeout(50) }).catch(() => undefined);
    expect(native.posted.map((message) => message.event)).toEqual(['afEvent']);
  });

  test('between chunks ends the call, and no more chunks are wanted', async () => {
    const leaving = new AbortController();
    const call = callBridge('smsInfo', {}, { signal: leaving.signal });
    const { callbackId } = await native.next('smsInfo');
    native.sendChunk({ callbackId, index: 0, data: '[' });
    leaving.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    expect(native.sendChunk({ callbackId, index: 1, data: ']' })).toBe(false);
  });
});

describe('the secret of the load', () => {
  test('goes with every message and out of the document', async () => {
    document.head.innerHTML = '<meta name="bridge-secret" content="s3cret">';
    native.reply('afEvent', { sent: true });
    await callBridge('afEvent', event);
    await callBridge('afEvent', event);
    expect(native.posted.map(({ secret }) => secret)).toEqual(['s3cret', 's3cret']);
    expect(document.querySelector('meta')).toBeNull();
  });
});

describe('an outcome that outlives the page', () => {
  test('is asked to be kept under the name that the call gives', async () => {
    native.reply('pickerContact', { name: 'Ana', phone: '1' });
    await callBridge('pickerContact', undefined, { keep: 'contact_1' });
    expect(native.posted[0]).toMatchObject({ event: 'pickerContact', keep: 'contact_1' });
  });

  test('is handed out by its name, without the data of a new call', async () => {
    native.reply('takePhoto', photo);
    await expect(resumeBridge('takePhoto', 'id_front')).resolves.toEqual(photo);
    expect(native.posted[0]).toMatchObject({ event: 'takePhoto', resume: 'id_front' });
    expect(native.posted[0]).not.toHaveProperty('data');
  });

  test('that does not exist resumes as undefined', async () => {
    native.on('takePhoto', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'nothing' } }),
    );
    await expect(resumeBridge('takePhoto', 'id_front')).resolves.toBeUndefined();
  });

  test('that is an error resumes as that error', async () => {
    native.on('takePhoto', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'denied' } }),
    );
    expect((await errorOf(resumeBridge('takePhoto', 'id_front'))).code).toBe('denied');
  });

  test('is not taken by a screen that has gone, so that the next one gets it', async () => {
    const leaving = new AbortController();
    const call = resumeBridge('takePhoto', 'id_front', leaving.signal);
    const { callbackId } = await native.next('takePhoto');
    leaving.abort();
    expect((await errorOf(call)).code).toBe('cancelled');
    expect(native.send({ callbackId, data: photo })).toBe(false);
  });
});
