import { Crc32 } from '@/lib/bridge/crc32';
import { createYieldToMain } from '@/lib/bridge/yield-to-main';

/** A list as JSON. */
export type EncodedList = {
  /** The JSON in UTF-8, with its brackets. */
  json: Blob;
  /** CRC-32 of the JSON. */
  hash: string;
};

/** Items per batch: 128 text messages take less than a millisecond. */
const batch = 128;

/** Batches per part: parts of half a megabyte are copied out of the page's memory while the list is encoded. */
const batchesPerPart = 8;

/**
 * Encodes a list in batches and yields to the main thread between them: 50,000 messages at once would block
 * an old phone for half a second. Rejects with the signal's reason when it aborts.
 */
export async function encodeList(
  list: readonly unknown[],
  signal: AbortSignal,
): Promise<EncodedList> {
  const yieldToMain = createYieldToMain();
  const crc = new Crc32();
  const parts: Blob[] = [];
  let batches: string[] = [];
  const add = (text: string) => {
    crc.update(text);
    if (batches.push(text) < batchesPerPart) return;
    parts.push(new Blob(batches));
    batches = [];
  };
  for (let at = 0; at < list.length; at += batch) {
    signal.throwIfAborted();
    const items = JSON.stringify(list.slice(at, at + batch)).slice(1, -1);
    add(at === 0 ? `[${items}` : `,${items}`);
    await yieldToMain();
  }
  add(list.length === 0 ? '[]' : ']');
  signal.throwIfAborted();
  return { json: new Blob([...parts, ...batches]), hash: crc.digest() };
}
