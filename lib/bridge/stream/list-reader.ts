import type * as v from 'valibot';
import { BridgeError } from '@/lib/bridge/bridge-error';
import { checkShape } from '@/lib/bridge/exchange/check-shape';
import type { Message } from '@/lib/bridge/receive';
import { ChunkJoiner, type JoinedText } from './chunks';
import { parseList } from './parse-list';

/** One chunked call: whose it is, what its items are, and when to stop. */
export interface ListOptions {
  event: string;
  item: v.GenericSchema;
  /** Aborted when the call has ended: what came so far is freed. */
  signal: AbortSignal;
  maxLength?: number;
}

/** A chunked reply as the caller gets it. */
export interface ReceivedList {
  list: unknown[];
  total_count: number;
}

/** Joins, reads and checks a list that comes in chunks. */
export function createListReader(options: ListOptions): {
  /** Takes the next chunk; the list when it was the last. Throws BridgeErrors. */
  add(chunk: Message): Promise<ReceivedList> | undefined;
} {
  const joiner = new ChunkJoiner(options);
  return {
    add: (chunk) => joiner.add(chunk)?.then((joined) => readList(joined, options)),
  };
}

async function readList(
  { text, totalCount }: JoinedText,
  { event, item, signal }: ListOptions,
): Promise<ReceivedList> {
  const list: unknown[] = [];
  const take = (value: unknown) => {
    list.push(checkShape(item, value, { event, code: 'malformed', within: `list.${list.length}` }));
  };
  try {
    await parseList(text, (items) => items.forEach(take), { signal });
  } catch (error) {
    if (error instanceof BridgeError) throw error;
    // The parser's own message would quote the text.
    throw new BridgeError('malformed', `${event}: a JSON list expected`, { event, field: 'list' });
  }
  return { list, total_count: totalCount ?? list.length };
}
