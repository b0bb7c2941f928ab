import { callBridge } from '@/lib/bridge/call';
import type { BridgeEvent } from '@/lib/bridge/contract';

/** One way to try an event; `variant` tells it from the others, in the contract's own words. */
export type Trial = { readonly variant?: string; run(): Promise<unknown> };

const names = ['location', 'phone', 'sms', 'camera'] as const;
const key = 'native_test';

/** How each event is tried: with harmless data, and nothing of it is kept or sent on. */
export const trials: Readonly<Record<BridgeEvent, readonly Trial[]>> = {
  selfAppInfo: [{ run: () => callBridge('selfAppInfo') }],
  deviceInfo: [{ run: () => callBridge('deviceInfo') }],
  permission: [
    { run: () => callBridge('permission', { names: [...names], ask: false }) },
    { variant: 'ask', run: () => callBridge('permission', { names: [...names], ask: true }) },
  ],
  location: [{ run: () => callBridge('location') }],
  pickerContact: [{ run: () => callBridge('pickerContact') }],
  takePhoto: [
    { run: () => callBridge('takePhoto', { kind: 'id_front', facing: 'back' }) },
    { variant: 'front', run: () => callBridge('takePhoto', { kind: 'selfie', facing: 'front' }) },
  ],
  liveness: [{ run: () => callBridge('liveness') }],
  installAppInfo: [{ run: () => callBridge('installAppInfo') }],
  smsInfo: [{ run: () => callBridge('smsInfo') }],
  localCache: [
    { run: () => callBridge('localCache', { op: 'get', key }) },
    { variant: 'set', run: () => callBridge('localCache', { op: 'set', key, value: 'ñ 🙂' }) },
    { variant: 'remove', run: () => callBridge('localCache', { op: 'remove', key }) },
  ],
  allSpCache: [{ run: () => callBridge('allSpCache') }],
  afEvent: [{ run: () => callBridge('afEvent', { name: key }) }],
  intentUriOpen: [
    { run: () => callBridge('intentUriOpen', { uri: 'https://luka.example/' }) },
    { variant: 'tel', run: () => callBridge('intentUriOpen', { uri: 'tel:+56600000000' }) },
  ],
  openPayView: [{ run: () => callBridge('openPayView', { url: 'https://luka.example/' }) }],
};
