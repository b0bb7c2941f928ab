import { createPacer } from './pacer';

interface ParseOptions {
  /** Aborted: stop, without an error. */
  signal?: AbortSignal;
  /** The least text for JSON.parse at once, in UTF-16 units: 32 Ki, a millisecond's work. */
  batchLength?: number;
}

/**
 * Reads a JSON list of any length and hands out its items in batches, giving the page a turn
 * between them: JSON.parse of 5 MB would freeze an old phone for 200 ms. Only a single item is
 * never divided. Accepts what JSON.parse accepts and throws a SyntaxError for the rest.
 */
export async function parseList(
  text: string,
  onBatch: (items: unknown[]) => void,
  { signal, batchLength = 32 * 1024 }: ParseOptions = {},
): Promise<void> {
  const breathe = createPacer();
  for (const batch of batches(text, batchLength)) {
    if (signal?.aborted) return;
    const items: unknown[] = JSON.parse(`[${batch}]`);
    onBatch(items);
    await breathe();
  }
}

/**
 * The inside of a JSON list, cut at commas between its items. Whether a piece is JSON is for the
 * parser to say: where all are, the whole is, as no piece between commas may be blank.
 */
function* batches(text: string, batchLength: number): Generator<string> {
  const open = text.search(/[^ \t\n\r]/);
  if (text[open] !== '[') throw new SyntaxError('A list begins with [');
  let from = open + 1;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') {
      if (depth === 0) return yield lastBatch(text, { from, at, isOnly: from === open + 1 });
      depth -= 1;
    } else if (char === ',' && depth === 0 && at - from >= batchLength) {
      yield filled(text.slice(from, at));
      from = at + 1;
    }
  }
  throw new SyntaxError('A list ends with ]');
}

function lastBatch(text: string, end: { from: number; at: number; isOnly: boolean }): string {
  if (!/^\][ \t\n\r]*$/.test(text.slice(end.at))) throw new SyntaxError('A list ends with ]');
  const batch = text.slice(end.from, end.at);
  return end.isOnly ? batch : filled(batch);
}

function filled(batch: string): string {
  if (batch.trim() === '') throw new SyntaxError('An item stands on each side of a comma');
  return batch;
}

/** The position of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
