import { getDefaultStore } from 'jotai';
import { callBridge } from '@/lib/bridge/call';
import { isBackStackEmptyAtom } from '@/lib/gestures/back-stack';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { homePath } from '@/lib/router/target';
import { onChange } from '@/lib/storage/changes';
import { readValue, writeValue } from '@/lib/storage/values';

/**
 * Stores the shell's version as `appInfo` (product.md section 3), which the headers of every request carry
 * from then on. Until the shell replies, the version of the last launch or of this build is sent. Never
 * rejects.
 */
export async function storeAppInfo(): Promise<void> {
  try {
    const { versionName, versionCode } = await callBridge('selfAppInfo');
    writeValue('appInfo', { versionName, versionCode });
  } catch {
    // The stored version stays.
  }
}

/** The settings that the shell reads, and the keys under which it has them: PROTOCOL.md, "What the shell reads". */
const settings = { luka_theme: 'theme', luka_locale: 'language' } as const;

/**
 * Sends the theme and the language chosen in Settings to the shell, now and at every change: the system bars' icons
 * contrast with the page, and its next start opens the page in that language. Returns an unsubscribe function.
 */
export function syncSettings(): () => void {
  const unsubscribes = (['luka_theme', 'luka_locale'] as const).map((setting) => {
    const send = () => {
      const value = readValue(setting);
      if (value === null) return;
      // If the shell cannot store it, it follows the device.
      callBridge('localCache', { op: 'set', key: settings[setting], value }).catch(() => undefined);
    };
    send();
    return onChange(setting, send);
  });
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/**
 * Tells the shell whether Back would leave the app, which it does on Home with nothing open, now and at every
 * change, so that Android can show what is below the app: PROTOCOL.md, "What the shell reads". Returns an
 * unsubscribe function.
 */
export function syncBack(navigator: Navigator): () => void {
  const store = getDefaultStore();
  let sent: string | undefined;
  const send = () => {
    const leaves = store.get(isBackStackEmptyAtom) && navigator.current().target.path === homePath;
    const value = leaves ? 'leaves' : 'handled';
    if (value === sent) return;
    sent = value;
    callBridge('localCache', { op: 'set', key: 'back', value }).catch(() => undefined);
  };
  send();
  const unsubscribes = [navigator.subscribe(send), store.sub(isBackStackEmptyAtom, send)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
