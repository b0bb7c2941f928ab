import { callBridge, isBridge } from '@/lib/bridge/call';
import { readValue, writeValue } from '@/lib/storage/values';
import { canUsePasskey, createPasskey, verifyPasskey } from './passkey';

/** How a question for the device's lock ended; `gone`: the device no longer has one. */
export type Unlocked = 'granted' | 'denied' | 'gone';

/**
 * Whether the app can ask for the device's lock: in the shell where the phone has one, in a browser by WebAuthn. It
 * guards what is on the screen of this device; the server does not know of it. Never rejects.
 */
export async function canLock(): Promise<boolean> {
  return isBridge() ? (await readLock({ ask: false })) === 'not_asked' : canUsePasskey();
}

/** Asks for the device's lock. Never rejects. */
export async function unlock(): Promise<Unlocked> {
  if (isBridge()) {
    const state = await readLock({ ask: true });
    if (state === 'granted') return 'granted';
    return state === 'denied_forever' ? 'gone' : 'denied';
  }
  const userId = readValue('user_id');
  const credential = userId === null ? undefined : readValue(`luka_lock_${userId}`)?.credential;
  if (credential === undefined) return 'gone';
  return (await verifyPasskey(credential)) ? 'granted' : 'denied';
}

/** Turns the lock on for the user who is logged in, after the device has asked once. Returns whether it is on. */
export async function turnOnLock(): Promise<boolean> {
  const userId = readValue('user_id');
  if (userId === null) return false;
  if (isBridge()) {
    if ((await unlock()) !== 'granted') return false;
    writeValue(`luka_lock_${userId}`, { on: true });
    return true;
  }
  const credential = await createPasskey();
  if (credential === undefined) return false;
  writeValue(`luka_lock_${userId}`, { on: true, credential });
  return true;
}

/**
 * Stores that the user wants no lock: one that is on is turned off once the device has confirmed its user, or has no
 * lock any more. Returns whether it is off. Never rejects.
 */
export async function turnOffLock(): Promise<boolean> {
  const userId = readValue('user_id');
  if (userId === null) return false;
  const isOn = readValue(`luka_lock_${userId}`)?.on;
  if (isOn && (await unlock()) === 'denied') return false;
  writeValue(`luka_lock_${userId}`, { on: false });
  return true;
}

/** A shell that does not know the name, or does not reply, has no lock to ask for. */
async function readLock({ ask }: { ask: boolean }) {
  const reply = await callBridge('permission', { names: ['device_lock'], ask }).catch(
    () => undefined,
  );
  return reply?.device_lock;
}
