import { Crc32 } from '@/lib/bridge/crc32';
import { createYieldToMain } from '@/lib/bridge/yield-to-main';

/** A list as JSON. */
export type EncodedList = {
  /** The JSON in UTF-8, with its brackets. */
  chunks: readonly Uint8Array[];
  /** The total length. */
  bytes: number;
  /** CRC-32 of the JSON. */
  hash: string;
};

/** Items per batch: 128 text messages take less than a millisecond. */
const batch = 128;

const encoder = new TextEncoder();

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
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const add = (text: string) => {
    const chunk = encoder.encode(text);
    crc.update(text);
    chunks.push(chunk);
    bytes += chunk.length;
  };
  for (let at = 0; at < list.length; at += batch) {
    signal.throwIfAborted();
    const items = JSON.stringify(list.slice(at, at + batch)).slice(1, -1);
    add(at === 0 ? `[${items}` : `,${items}`);
    await yieldToMain();
  }
  add(list.length === 0 ? '[]' : ']');
  signal.throwIfAborted();
  return { chunks, bytes, hash: crc.digest() };
}

/** Concatenates chunks, which takes milliseconds even for a list that took seconds to encode. */
export function joinChunks(chunks: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  const all = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of all) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
