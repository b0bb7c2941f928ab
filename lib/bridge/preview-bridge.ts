import * as v from 'valibot';
import { BridgeError } from './bridge-error';
import { isBridge, noShell, setPreviewPost } from './call';
import { type BridgeEvent, contract } from './contract';
import { readCache, serveCache } from './preview/cache';
import { pickPreviewContact } from './preview/contact';
import { describeDevice } from './preview/device';
import { readPermissions } from './preview/permissions';
import { takePreviewPhoto } from './preview/photo';
import { findPlace } from './preview/place';

/** What the page posts, as far as the preview reads it. */
const message = v.object({
  event: v.string(),
  callbackId: v.string(),
  data: v.optional(v.unknown()),
});

type Answers = ReadonlyMap<string, (data: unknown) => unknown>;

/** What a browser can honestly do; every other event is answered with `unsupport`. */
const answers: Answers = new Map<string, (data: unknown) => unknown>([
  ['deviceInfo', describeDevice],
  ['location', findPlace],
  ['permission', (data) => readPermissions(v.parse(contract.permission.data, data))],
  ['takePhoto', (data) => takePreviewPhoto(v.parse(contract.takePhoto.data, data))],
  ['pickerContact', pickPreviewContact],
  ['localCache', (data) => serveCache(v.parse(contract.localCache.data, data))],
  ['allSpCache', readCache],
]);

/**
 * Lets a browser answer the bridge's events that it has means for, for previews and testers;
 * import it lazily. `isBridge()` stays false, and in the shell it does nothing. Returns how to
 * end it.
 */
export function enablePreviewBridge(): () => void {
  if (isBridge()) return () => undefined;
  setPreviewPost((text) => void answer(text, answers));
  return () => setPreviewPost(undefined);
}

/**
 * Has the page believe that it is in the shell, for pictures of what is shown there only: `isBridge()` is
 * true, each event of `replies` is answered with its data and every other with `unsupport`. Does nothing
 * in the shell. Returns how to end it.
 */
export function standInForShell(replies: Partial<Record<BridgeEvent, unknown>>): () => void {
  if (isBridge()) return () => undefined;
  const scripted = new Map(
    Object.entries(replies).map(([event, data]) => [event, () => data] as const),
  );
  window.androidBridge = { postMessage: (text) => void answer(text, scripted) };
  return () => Reflect.deleteProperty(window, 'androidBridge');
}

async function answer(text: string, by: Answers): Promise<void> {
  const { event, callbackId, data } = v.parse(message, JSON.parse(text));
  try {
    const handle = by.get(event);
    // As without the preview: for this there is nothing but the shell.
    if (!handle) throw new BridgeError('unsupport', noShell, { event });
    send({ callbackId, data: await handle(data) });
  } catch (error) {
    const code = error instanceof BridgeError ? error.code : 'failed';
    send({ callbackId, error: { code, message: String(error) } });
  }
}

/** As text, like the shell, so that a preview finds what would not survive JSON. */
function send(reply: unknown): void {
  window.onMessage?.(JSON.stringify(reply));
}
