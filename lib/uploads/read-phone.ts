import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';

/** What the phone tells of itself. Rejects with a `BridgeError`. */
export function readDevice(signal: AbortSignal): Promise<Reply<'deviceInfo'>> {
  return callBridge('deviceInfo', undefined, { signal });
}

/** The apps on the phone. Rejects with a `BridgeError`: `not_permitted` in the flavour `play`. */
export function readApps(signal: AbortSignal): Promise<Reply<'installAppInfo'>> {
  return callBridge('installAppInfo', undefined, { signal });
}

/** Whether Android has to ask the person first, which only happens when they have just tapped for it. */
export type Asking = 'ask' | 'silent';

/**
 * The text messages on the phone. Rejects with a `BridgeError`: `denied` where Android does not allow it, so
 * that no question of Android's comes out of the blue.
 */
export async function readSms(signal: AbortSignal, asking: Asking): Promise<Reply<'smsInfo'>> {
  const { sms } = await callBridge(
    'permission',
    { names: ['sms'], ask: asking === 'ask' },
    { signal },
  );
  if (sms !== 'granted') {
    const code = sms === 'denied_forever' ? 'denied_forever' : 'denied';
    throw new BridgeError(code, 'smsInfo: Android does not allow it', { event: 'smsInfo' });
  }
  return callBridge('smsInfo', {}, { signal });
}
