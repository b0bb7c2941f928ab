import * as v from 'valibot';
import { BridgeError } from '@/lib/bridge/bridge-error';
import { noShell } from '@/lib/bridge/call';

/** What the page posts, as far as a stand-in for the shell reads it. */
const message = v.object({
  event: v.string(),
  callbackId: v.string(),
  data: v.optional(v.unknown()),
});

/** How a stand-in answers each event that it knows. */
export type Answers = ReadonlyMap<string, (data: unknown) => unknown>;

/** Answers what the page has posted, as the shell would; an event that is not known is refused. */
export async function answer(text: string, answers: Answers): Promise<void> {
  const { event, callbackId, data } = v.parse(message, JSON.parse(text));
  try {
    const handle = answers.get(event);
    // As without a stand-in: for this there is nothing but the shell.
    if (!handle) throw new BridgeError('unsupport', noShell, { event });
    const reply = await handle(data);
    if (Array.isArray(reply)) sendList(callbackId, reply);
    else send({ callbackId, data: reply });
  } catch (error) {
    const code = error instanceof BridgeError ? error.code : 'failed';
    send({ callbackId, error: { code, message: String(error) } });
  }
}

/** A list is a long reply, which comes in chunks: here in one, and its end. */
function sendList(callbackId: string, list: readonly unknown[]): void {
  window.onChunk?.(JSON.stringify({ callbackId, index: 0, data: JSON.stringify(list) }));
  window.onChunk?.(JSON.stringify({ callbackId, index: 1, total_count: list.length }));
}

/** As text, like the shell, so that a preview finds what would not survive JSON. */
function send(reply: unknown): void {
  window.onMessage?.(JSON.stringify(reply));
}
