import type * as v from 'valibot';
import { BridgeError } from './bridge-error';
import { checkShape } from './check-shape';
import { contract, type ListEvent, type ListReply } from './contract';

type Item<E extends ListEvent> = v.InferOutput<(typeof contract)[E]['item']>;

/** What is read and parsed in one task, in bytes: a few milliseconds on a slow phone. */
const partBytes = 128 * 1024;

/**
 * The validated items of a chunked reply, of which 25 MB may be read without blocking the page. Rejects with a
 * BridgeError `malformed` that names the field but quotes nothing.
 */
export async function parseList<E extends ListEvent>(
  event: E,
  { json }: ListReply,
): Promise<Item<E>[]> {
  const items: Item<E>[] = [];
  const within = () => `list.${items.length}`;
  let at = 0;
  let size = partBytes;
  while (at < json.size) {
    const text = await json.slice(at, at + size).text();
    const isLast = at + size >= json.size;
    // Within a string the quote would be escaped, so this is between two items.
    const end = isLast ? text.length : text.lastIndexOf('},{"') + 1;
    const part = listOf(`${at === 0 ? '' : '['}${text.slice(0, end)}${isLast ? '' : ']'}`);
    if (!part && isLast) break;
    // No item ends here, or the items hold lists of their own: a longer part tells.
    if (!part) size *= 2;
    else {
      for (const item of part) {
        items.push(checkShape(contract[event].item, item, { event, code: 'malformed', within }));
      }
      if (isLast) return items;
      at += new TextEncoder().encode(text.slice(0, end)).length + 1;
      size = partBytes;
    }
  }
  const text = `${event}: a JSON list expected`;
  throw new BridgeError('malformed', text, { event, field: 'list' });
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
