import { callBridge } from '@/lib/bridge/call';
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

/**
 * Sends the theme chosen in Settings to the shell, now and at every change, so that the system bars' icons
 * contrast with the page: PROTOCOL.md, "What the shell reads". Returns an unsubscribe function.
 */
export function syncTheme(): () => void {
  const send = () => {
    const value = readValue('luka_theme');
    if (value === null) return;
    // If the shell cannot store it, the bars follow the system theme.
    callBridge('localCache', { op: 'set', key: 'theme', value }).catch(() => undefined);
  };
  send();
  return onChange('luka_theme', send);
}
