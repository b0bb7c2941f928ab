import type * as v from 'valibot';
import { BridgeError } from './bridge-error';
import { checkShape } from './check-shape';
import { ChunkJoiner, type JoinedText } from './chunk-joiner';
import type { Message } from './receive';
import { splitList } from './split-list';
import { createYieldToMain } from './yield-to-main';

/** The least text that is parsed at once, in UTF-16 units: about a millisecond's work. */
const batchLength = 32 * 1024;

/** The options of one chunked call. */
export interface ListOptions {
  event: string;
  /** The schema of an item. */
  item: v.GenericSchema;
  /** Aborted when the call has ended: the text is freed. */
  signal: AbortSignal;
  /** The longest reply in UTF-16 units. */
  maxLength: number;
}

/** The value of a chunked reply. */
export interface ReceivedList {
  list: unknown[];
  total_count: number;
}

/** Joins, parses and validates a list that arrives in chunks. */
export function createListReader(options: ListOptions): {
  /** Adds the next chunk; returns the list with the last one. Throws BridgeErrors. */
  add(chunk: Message): Promise<ReceivedList> | undefined;
} {
  const joiner = new ChunkJoiner(options);
  return {
    add: (chunk) => joiner.add(chunk)?.then((joined) => readList(joined, options)),
  };
}

/** Parses in batches and yields between them: JSON.parse of 5 MB would freeze an old phone for 200 ms. */
async function readList(
  { text, totalCount }: JoinedText,
  { event, item, signal }: ListOptions,
): Promise<ReceivedList> {
  const list: unknown[] = [];
  const yieldToMain = createYieldToMain();
  try {
    for (const batch of splitList(text, batchLength)) {
      if (signal.aborted) break;
      const values: unknown[] = JSON.parse(`[${batch}]`);
      for (const value of values) {
        const within = `list.${list.length}`;
        list.push(checkShape(item, value, { event, code: 'malformed', within }));
      }
      await yieldToMain();
    }
  } catch (error) {
    if (error instanceof BridgeError) throw error;
    // The parser's own message would quote the text.
    throw new BridgeError('malformed', `${event}: a JSON list expected`, { event, field: 'list' });
  }
  return { list, total_count: totalCount ?? list.length };
}
