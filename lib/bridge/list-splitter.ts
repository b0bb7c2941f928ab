const [quote, comma, open, close, openBrace, closeBrace] = [...'",[]{}'].map((char) =>
  char.charCodeAt(0),
);

/**
 * Splits the text of a JSON array at top-level commas into batches of at least `batchLength` UTF-16 units, while the
 * text arrives in parts that may be cut anywhere. Together with parsing each batch as `[batch]` it accepts what
 * JSON.parse accepts, and throws a SyntaxError for everything else: no batch between commas may be blank.
 */
export class ListSplitter {
  readonly #batchLength: number;
  #state: 'before' | 'inside' | 'after' = 'before';
  #isFirst = true;
  #depth = 0;
  #isInString = false;
  /** The next unit follows a backslash in a string. */
  #isEscaped = false;
  /** The parts of the batch that is not complete. */
  #parts: string[] = [];
  #length = 0;

  constructor(batchLength: number) {
    this.#batchLength = batchLength;
  }

  /** The batches that are complete with the next part of the text. */
  *add(text: string): Generator<string> {
    let from = this.#enter(text);
    let at = from;
    while (at < text.length && this.#state === 'inside') {
      if (this.#isInString) {
        at = this.#leaveString(text, at);
        continue;
      }
      const unit = text.charCodeAt(at);
      if (unit === quote) this.#isInString = true;
      else if (unit === open || unit === openBrace) this.#depth += 1;
      else if (unit === close || unit === closeBrace) {
        this.#depth -= 1;
        if (this.#depth < 0) {
          this.#state = 'after';
          if (unit !== close) throw new SyntaxError('] expected at the end of the list');
          yield this.#take(text.slice(from, at), { isLast: true });
          from = at + 1;
        }
      } else if (unit === comma && this.#depth === 0) {
        if (this.#length + at - from >= this.#batchLength) {
          yield this.#take(text.slice(from, at), { isLast: false });
          from = at + 1;
        }
      }
      at += 1;
    }
    const rest = text.slice(from);
    if (this.#state === 'inside') this.#keep(rest);
    else if (!isBlank(rest)) throw new SyntaxError('nothing expected outside of the list');
  }

  /** Call after the last part. Throws a SyntaxError where the list has no end. */
  end(): void {
    if (this.#state !== 'after') throw new SyntaxError('] expected at the end of the list');
  }

  /** The index at which the list goes on. */
  #enter(text: string): number {
    if (this.#state !== 'before') return 0;
    const start = text.search(/[^ \t\n\r]/);
    if (start < 0) return 0;
    if (text.charCodeAt(start) !== open) throw new SyntaxError('[ expected at the start');
    this.#state = 'inside';
    return start + 1;
  }

  /** The index behind the string in which `at` is, or the text's end. */
  #leaveString(text: string, from: number): number {
    let at = from;
    if (this.#isEscaped) at += 1;
    this.#isEscaped = false;
    for (;;) {
      // Searching for the two is several times faster than looking at each unit.
      const end = text.indexOf('"', at);
      const backslash = text.slice(at, end < 0 ? undefined : end).indexOf('\\');
      if (backslash < 0) {
        this.#isInString = end < 0;
        return end < 0 ? text.length : end + 1;
      }
      at += backslash + 2;
      if (at > text.length) {
        this.#isEscaped = true;
        return text.length;
      }
    }
  }

  #keep(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  #take(part: string, { isLast }: { isLast: boolean }): string {
    this.#keep(part);
    const batch = this.#parts.join('');
    const mayBeBlank = isLast && this.#isFirst;
    this.#parts = [];
    this.#length = 0;
    this.#isFirst = false;
    if (!mayBeBlank && isBlank(batch)) {
      throw new SyntaxError('An item expected on each side of a comma');
    }
    return batch;
  }
}

function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}
