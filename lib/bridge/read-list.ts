import type * as v from 'valibot';
import { BridgeError } from './bridge-error';
import { checkShape } from './check-shape';
import { ChunkReader } from './chunk-reader';
import { ListParser } from './list-parser';
import type { OpenCall } from './open-call';
import type { Message } from './receive';

/** The least text that is parsed at once, in UTF-16 units: about a millisecond's work. */
const batchLength = 16 * 1024;

/** The options of one chunked call. */
export interface ListOptions {
  call: Pick<OpenCall, 'event' | 'isOver'>;
  /** The schema of an item. */
  item: v.GenericSchema;
  /** The longest reply in UTF-16 units. */
  maxLength: number;
}

/** The value of a chunked reply. */
export interface ReceivedList {
  list: unknown[];
  total_count: number;
}

/** Parses and validates a list while it arrives in chunks. */
export function createListReader({ call, item, maxLength }: ListOptions): {
  /** Adds the next chunk; returns the list with the last one. Throws BridgeErrors. */
  add(chunk: Message): Promise<ReceivedList> | undefined;
} {
  const { event } = call;
  const list: unknown[] = [];
  const parser = new ListParser(batchLength);
  const context = { event, code: 'malformed', within: () => `list.${list.length}` } as const;
  // It is thrown at the end: where the checksum is wrong, that is the better reason.
  let failure: BridgeError | undefined;

  function attempt(work: () => void): void {
    try {
      if (!failure) work();
    } catch (error) {
      // The parser's own message would quote the text.
      const text = `${event}: a JSON list expected`;
      const isOwn = error instanceof BridgeError;
      failure = isOwn ? error : new BridgeError('malformed', text, { event, field: 'list' });
    }
  }

  function take(values: readonly unknown[]): void {
    for (const value of values) list.push(checkShape(item, value, context));
  }

  async function finish(counted: Promise<number | undefined>): Promise<ReceivedList> {
    const count = await counted;
    attempt(() => take(parser.end()));
    if (failure) throw failure;
    return { list, total_count: count ?? list.length };
  }

  const reader = new ChunkReader({
    call,
    maxLength,
    read: (slice) => attempt(() => take(parser.add(slice))),
  });
  return {
    add(chunk) {
      const counted = reader.add(chunk);
      return counted && finish(counted);
    },
  };
}
