import { Crc32 } from '@/lib/bridge/crc32';
import { createYieldToMain } from '@/lib/bridge/yield-to-main';

/** A list as JSON, and what tells it from another one. */
export type EncodedList = {
  /** The list as JSON in UTF-8, brackets and all, in pieces. */
  pieces: readonly Uint8Array[];
  /** Length of them all. */
  bytes: number;
  /** CRC-32 of them: the same list has the same. */
  print: string;
};

type EncodeOptions = {
  /** Aborted: rejects with the signal's reason. */
  signal: AbortSignal;
  /** How many items are written at once: 128 text messages are less than a millisecond's work. */
  batch?: number;
  /** Called after each batch; gives the page a turn when one is due. */
  yieldToMain?: () => Promise<void>;
};

const encoder = new TextEncoder();

/**
 * Writes a list of any length as JSON, a few items at a time with turns for the page between them: 50,000
 * messages in one go would freeze an old phone for half a second.
 */
export async function encodeList(
  list: readonly unknown[],
  { signal, batch = 128, yieldToMain = createYieldToMain() }: EncodeOptions,
): Promise<EncodedList> {
  const sum = new Crc32();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const add = (text: string) => {
    const piece = encoder.encode(text);
    sum.update(text);
    pieces.push(piece);
    bytes += piece.length;
  };
  for (let at = 0; at < list.length; at += batch) {
    signal.throwIfAborted();
    const items = JSON.stringify(list.slice(at, at + batch)).slice(1, -1);
    add(at === 0 ? `[${items}` : `,${items}`);
    await yieldToMain();
  }
  add(list.length === 0 ? '[]' : ']');
  signal.throwIfAborted();
  return { pieces, bytes, print: sum.digest() };
}

/** Pieces of text in UTF-8 as one: copied, which takes a few milliseconds for what took seconds to write. */
export function joinPieces(pieces: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  const all = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of all) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
