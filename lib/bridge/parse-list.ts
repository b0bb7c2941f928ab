import type * as v from 'valibot';
import { BridgeError } from './bridge-error';
import { checkShape } from './check-shape';
import { contract, type ListEvent, type ListReply } from './contract';

type Item<E extends ListEvent> = v.InferOutput<(typeof contract)[E]['item']>;

/**
 * The validated items of a chunked reply. Rejects with a BridgeError `malformed` that names the field but quotes
 * nothing. It parses the text at once: what only passes a list on keeps it as it is.
 */
export async function parseList<E extends ListEvent>(
  event: E,
  { json }: ListReply,
): Promise<Item<E>[]> {
  const text = await json.text();
  const list = listOf(text);
  if (!list)
    throw new BridgeError('malformed', `${event}: a JSON list expected`, { event, field: 'list' });
  return list.map((item, index) =>
    checkShape(contract[event].item, item, {
      event,
      code: 'malformed',
      within: () => `list.${index}`,
    }),
  );
}

/** `undefined` for a text that is no list; the parser's own message would quote it. */
function listOf(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
