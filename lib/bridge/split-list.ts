/**
 * Splits the text of a JSON array at top-level commas into batches of at least `batchLength` UTF-16 units.
 * Together with parsing each batch as `[batch]` it accepts what JSON.parse accepts, and throws a SyntaxError
 * for everything else: no batch between commas may be blank.
 */
export function* splitList(text: string, batchLength: number): Generator<string> {
  const open = text.search(/[^ \t\n\r]/);
  if (text[open] !== '[') throw new SyntaxError('[ expected at the start of the list');
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
      yield notBlank(text.slice(from, at));
      from = at + 1;
    }
  }
  throw new SyntaxError('] expected at the end of the list');
}

function lastBatch(text: string, end: { from: number; at: number; isOnly: boolean }): string {
  if (!/^\][ \t\n\r]*$/.test(text.slice(end.at))) {
    throw new SyntaxError('] expected at the end of the list');
  }
  const batch = text.slice(end.from, end.at);
  return end.isOnly ? batch : notBlank(batch);
}

function notBlank(batch: string): string {
  if (batch.trim() === '') throw new SyntaxError('An item expected on each side of a comma');
  return batch;
}

/** The index of the closing quote of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
