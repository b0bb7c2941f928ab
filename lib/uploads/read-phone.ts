import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';

/** Reads the device data. Rejects with a `BridgeError`. */
export function readDevice(signal: AbortSignal): Promise<Reply<'deviceInfo'>> {
  return callBridge('deviceInfo', undefined, { signal });
}

/** Reads the installed apps. Rejects with a `BridgeError`: `not_permitted` in the flavour `play`. */
export function readApps(signal: AbortSignal): Promise<Reply<'installAppInfo'>> {
  return callBridge('installAppInfo', undefined, { signal });
}

/**
 * Reads the text messages. `ask` lets Android request the permission, so only after a tap of the user.
 * Rejects with a `BridgeError`: `denied` without the permission.
 */
export async function readSms(
  signal: AbortSignal,
  { ask }: { ask: boolean },
): Promise<Reply<'smsInfo'>> {
  const { sms } = await callBridge('permission', { names: ['sms'], ask }, { signal });
  if (sms !== 'granted') {
    const code = sms === 'denied_forever' ? 'denied_forever' : 'denied';
    throw new BridgeError(code, 'smsInfo: Android denies the permission', { event: 'smsInfo' });
  }
  return callBridge('smsInfo', {}, { signal });
}
