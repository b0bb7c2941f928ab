import { isBridge } from '@/lib/bridge/call';
import type { BridgeEvent } from '@/lib/bridge/contract';
import { answer } from './answer';

/**
 * Has the page believe that it is in the shell, for pictures of what is shown there only: `isBridge()` is
 * true, each event of `replies` is answered with its data and every other with `unsupport`. Does nothing
 * in the shell. Returns how to end it.
 */
export function standInForShell(replies: Partial<Record<BridgeEvent, unknown>>): () => void {
  if (isBridge()) return () => undefined;
  const answers = new Map(
    Object.entries(replies).map(([event, data]) => [event, () => data] as const),
  );
  window.androidBridge = { postMessage: (text) => void answer(text, answers) };
  return () => Reflect.deleteProperty(window, 'androidBridge');
}
