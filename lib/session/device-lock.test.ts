import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { canLock, turnOffLock, turnOnLock, unlock } from './device-lock';
import * as passkey from './passkey';

jest.mock('./passkey');
const browser = jest.mocked(passkey);

let native: FakeShell | undefined;

beforeEach(() => writeValue('user_id', 'u1'));

/** A shell that replies to a question for the lock with this state. */
function startShell(state: string | undefined): FakeShell {
  native = installFakeShell();
  native.reply('permission', state === undefined ? {} : { device_lock: state });
  return native;
}

const stored = () => readValue('luka_lock_u1');

describe('in the shell', () => {
  test.each([
    ['not_asked', true],
    ['denied_forever', false],
    [undefined, false],
  ])('a phone that replies %s can lock: %s', async (state, isPossible) => {
    const shell = startShell(state);
    expect(await canLock()).toBe(isPossible);
    expect(shell.posted[0]?.data).toEqual({ names: ['device_lock'], ask: false });
  });

  test('an older shell, which does not know the name, cannot lock', async () => {
    const shell = startShell(undefined);
    shell.on('permission', ({ callbackId }) =>
      shell.send({ callbackId, error: { code: 'invalid', message: 'names' } }),
    );
    expect(await canLock()).toBe(false);
  });

  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['denied_forever', 'gone'],
  ])('a question that ends %s is %s', async (state, result) => {
    const shell = startShell(state);
    expect(await unlock()).toBe(result);
    expect(shell.posted[0]?.data).toEqual({ names: ['device_lock'], ask: true });
  });

  test('the lock is turned on once the phone has asked, and not after a denial', async () => {
    startShell('denied');
    expect(await turnOnLock()).toBe(false);
    expect(stored()).toBeNull();
    startShell('granted');
    expect(await turnOnLock()).toBe(true);
    expect(stored()).toEqual({ on: true });
  });

  test('the lock is turned off once the phone has asked, and not after a denial', async () => {
    writeValue('luka_lock_u1', { on: true });
    startShell('denied');
    expect(await turnOffLock()).toBe(false);
    expect(stored()).toEqual({ on: true });
    startShell('granted');
    expect(await turnOffLock()).toBe(true);
    expect(stored()).toEqual({ on: false });
  });

  test('the lock of a phone that no longer has one can be turned off', async () => {
    writeValue('luka_lock_u1', { on: true });
    startShell('denied_forever');
    expect(await turnOffLock()).toBe(true);
    expect(stored()).toEqual({ on: false });
  });

  test('a user who declines the lock is not asked', async () => {
    const shell = startShell('denied');
    expect(await turnOffLock()).toBe(true);
    expect(shell.posted).toEqual([]);
    expect(stored()).toEqual({ on: false });
  });
});

describe('in a browser', () => {
  test('the lock is a passkey', async () => {
    browser.canUsePasskey.mockResolvedValue(true);
    browser.createPasskey.mockResolvedValue('BwgJ');
    browser.verifyPasskey.mockResolvedValue(true);
    expect(await canLock()).toBe(true);
    expect(await turnOnLock()).toBe(true);
    expect(stored()).toEqual({ on: true, credential: 'BwgJ' });
    expect(await unlock()).toBe('granted');
    expect(browser.verifyPasskey).toHaveBeenCalledWith('BwgJ');
  });

  test('a user without a lock has none to open', async () => {
    expect(await unlock()).toBe('gone');
  });

  test('a passkey that the user declines turns nothing on', async () => {
    browser.createPasskey.mockResolvedValue(undefined);
    expect(await turnOnLock()).toBe(false);
    expect(stored()).toBeNull();
  });

  test('a browser without passkeys cannot lock', async () => {
    browser.canUsePasskey.mockResolvedValue(false);
    expect(await canLock()).toBe(false);
  });

  test('a passkey that the user does not confirm is a denial', async () => {
    writeValue('luka_lock_u1', { on: true, credential: 'BwgJ' });
    browser.verifyPasskey.mockResolvedValue(false);
    expect(await unlock()).toBe('denied');
  });

  test('the lock stays on unless its passkey is confirmed', async () => {
    const lock = { on: true, credential: 'BwgJ' };
    writeValue('luka_lock_u1', lock);
    browser.verifyPasskey.mockResolvedValue(false);
    expect(await turnOffLock()).toBe(false);
    expect(stored()).toEqual(lock);
    browser.verifyPasskey.mockResolvedValue(true);
    expect(await turnOffLock()).toBe(true);
    expect(stored()).toEqual({ on: false });
  });

  test('a lock without its passkey is gone', async () => {
    writeValue('luka_lock_u1', { on: true });
    expect(await unlock()).toBe('gone');
  });
});

describe('without a user', () => {
  beforeEach(() => removeValue('user_id'));

  test('no lock is asked for or turned on', async () => {
    const shell = startShell('granted');
    expect(await turnOnLock()).toBe(false);
    expect(shell.posted).toEqual([]);
    expect(stored()).toBeNull();
  });

  test('a browser asks for nothing', async () => {
    browser.verifyPasskey.mockResolvedValue(true);
    writeValue('luka_lock_null', { on: true, credential: 'BwgJ' });
    expect(await unlock()).toBe('gone');
    expect(await turnOnLock()).toBe(false);
    expect(browser.createPasskey).not.toHaveBeenCalled();
    removeValue('luka_lock_null');
  });

  test('turning the lock off stores nothing', async () => {
    expect(await turnOffLock()).toBe(false);
    expect(readValue('luka_lock_null')).toBeNull();
  });
});
