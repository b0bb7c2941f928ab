import * as v from 'valibot';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import { isBridge, noShell, setBrowserBridge } from '@/lib/bridge/call';
import { type BridgeEvent, contract } from '@/lib/bridge/contract';
import { handlers } from './handlers';

/**
 * Handles the bridge's events in a browser as far as a browser can, for testers; import it lazily.
 * `isBridge()` stays false, and in the shell it does nothing. Returns a function that disables it.
 */
export function enableBrowserBridge(): () => void {
  if (isBridge()) return () => undefined;
  setBrowserBridge((text) => void reply(text, (event) => handlerOf(event)));
  return () => setBrowserBridge(undefined);
}

/**
 * Has the page believe that it runs in the shell, for pictures of what is shown only there: `isBridge()` is
 * true, each event of `replies` gets its data, or fails with it if it is a BridgeError, and every other one
 * gets `unsupport`. Does nothing in the shell. Returns a function that ends it.
 */
export function simulateShell(replies: Partial<Record<BridgeEvent, unknown>>): () => void {
  if (isBridge()) return () => undefined;
  const data = new Map<string, unknown>(Object.entries(replies));
  const handlerFor = (event: string) => {
    if (!data.has(event)) return undefined;
    return () => {
      const outcome = data.get(event);
      if (outcome instanceof BridgeError) throw outcome;
      return outcome;
    };
  };
  window.androidBridge = { postMessage: (text) => void reply(text, handlerFor) };
  return () => Reflect.deleteProperty(window, 'androidBridge');
}

type Handler = (data: unknown) => unknown;

/** The handler of an event, with its data validated by the contract. */
function handlerOf(event: string): Handler | undefined {
  if (!isHandled(event)) return undefined;
  return (data) =>
    // Both come from the same event; the compiler cannot follow that through a union of events.
    Reflect.apply(handlers[event], undefined, [v.parse(contract[event].data, data)]);
}

function isHandled(event: string): event is keyof typeof handlers {
  return Object.hasOwn(handlers, event);
}

const posted = v.object({
  event: v.string(),
  callbackId: v.string(),
  data: v.optional(v.unknown()),
  resume: v.optional(v.string()),
});

/** Replies to a posted message as the shell does; without a handler with `unsupport`. */
async function reply(
  text: string,
  handlerFor: (event: string) => Handler | undefined,
): Promise<void> {
  const { event, callbackId, data, resume } = v.parse(posted, JSON.parse(text));
  try {
    // Nothing is kept for a page that was killed.
    if (resume) throw new BridgeError('nothing', 'nothing is kept', { event });
    const handle = handlerFor(event);
    if (!handle) throw new BridgeError('unsupport', noShell, { event });
    const value = await handle(data);
    if (Array.isArray(value)) sendList(callbackId, value);
    else send({ callbackId, data: value });
  } catch (error) {
    const code: BridgeErrorCode = error instanceof BridgeError ? error.code : 'failed';
    send({ callbackId, error: { code, message: String(error) } });
  }
}

/** A list is a chunked reply: one chunk and the end. */
function sendList(callbackId: string, list: readonly unknown[]): void {
  window.onChunk?.(JSON.stringify({ callbackId, index: 0, data: JSON.stringify(list) }));
  window.onChunk?.(JSON.stringify({ callbackId, index: 1, total_count: list.length }));
}

/** As JSON, like the shell, so that data that JSON cannot represent is found. */
function send(message: unknown): void {
  window.onMessage?.(JSON.stringify(message));
}
