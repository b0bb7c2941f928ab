import { callBridge } from '@/lib/bridge/call';
import { onChange } from '@/lib/storage/changes';
import { readValue } from '@/lib/storage/values';

/**
 * Tells the shell which theme was chosen in Settings, so that the phone's clock and signs can be read on
 * the page below them: PROTOCOL.md, "What the shell reads". Nobody waits for it. Returns how to stop.
 */
export function tellTheme(): () => void {
  const tell = () => {
    const value = readValue('luka_theme');
    if (value === null) return;
    callBridge('localCache', { op: 'set', key: 'theme', value }).catch(ignore);
  };
  tell();
  return onChange('luka_theme', tell);
}

/** A shell that keeps nothing shows its bars as the phone is. */
function ignore(): void {}
