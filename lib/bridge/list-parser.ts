import { ListSplitter } from './list-splitter';

/** The longest text without a place to cut at, in batches: beyond it, searching again and again takes too long. */
const maxBatches = 4;

/**
 * Parses the text of a JSON array in batches of about `batchLength` UTF-16 units, while the text arrives in parts that
 * may be cut anywhere. Accepts what JSON.parse accepts, and throws a SyntaxError for everything else.
 *
 * The text is cut at the last `},{`, without looking at what precedes it: within a string or a nested value the text
 * before that place is not a list, whatever closes it, so JSON.parse tells. Only then each unit is looked at.
 */
export class ListParser {
  readonly #batchLength: number;
  /** What is not parsed: the text of a list that began with the next item. */
  #rest = '';
  #splitter: ListSplitter | undefined;

  constructor(batchLength: number) {
    this.#batchLength = batchLength;
  }

  /** The items that are complete with the next part of the text. */
  add(text: string): unknown[] {
    if (this.#splitter) return split(this.#splitter, text);
    // Not in all of the rest: joining its parts twice costs as much as parsing half of them.
    const cut = text.lastIndexOf('},{') + 1;
    const isLong = this.#rest.length + cut >= this.#batchLength;
    const items = cut > 0 && isLong ? parseList(`${this.#rest}${text.slice(0, cut)}]`) : undefined;
    if (items) {
      this.#rest = `[${text.slice(cut + 1)}`;
      return items;
    }
    this.#rest += text;
    if (cut > 0 ? !isLong : this.#rest.length < maxBatches * this.#batchLength) return [];
    this.#splitter = new ListSplitter(this.#batchLength);
    return split(this.#splitter, this.#rest);
  }

  /** The last items; call after the last part. Throws a SyntaxError where the list has no end. */
  end(): unknown[] {
    if (this.#splitter) {
      this.#splitter.end();
      return [];
    }
    const items = parseList(this.#rest);
    if (!items) throw new SyntaxError('a list expected');
    return items;
  }
}

function split(splitter: ListSplitter, text: string): unknown[] {
  const items: unknown[] = [];
  for (const batch of splitter.add(text)) {
    for (const item of JSON.parse(`[${batch}]`)) items.push(item);
  }
  return items;
}

/** `undefined` for a text that is not a list. */
function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
