import { callBridge } from '@/lib/bridge/call';
import type { BridgeEvent } from '@/lib/bridge/contract';

/** How each event is tried: with harmless data, and nothing of it is kept or sent on. */
export const trials: Readonly<Record<BridgeEvent, () => Promise<unknown>>> = {
  selfAppInfo: () => callBridge('selfAppInfo'),
  deviceInfo: () => callBridge('deviceInfo'),
  permission: () =>
    callBridge('permission', { names: ['location', 'phone', 'sms', 'camera'], ask: false }),
  location: () => callBridge('location'),
  pickerContact: () => callBridge('pickerContact'),
  takePhoto: () => callBridge('takePhoto', { kind: 'id_front', facing: 'back' }),
  liveness: () => callBridge('liveness'),
  installAppInfo: () => callBridge('installAppInfo'),
  smsInfo: () => callBridge('smsInfo'),
  localCache: () => callBridge('localCache', { op: 'get', key: 'native_test' }),
  allSpCache: () => callBridge('allSpCache'),
  afEvent: () => callBridge('afEvent', { name: 'native_test' }),
  intentUriOpen: () => callBridge('intentUriOpen', { uri: 'https://luka.example/' }),
  openPayView: () => callBridge('openPayView', { url: 'https://luka.example/' }),
};
