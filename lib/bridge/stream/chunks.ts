import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import type { Message } from '@/lib/bridge/receive';
import { Crc32 } from './crc32';
import { createPacer } from './pacer';

/** The most text of one chunked reply, in UTF-16 units. */
export const maxTextLength = 64 * 1024 * 1024;

/** How much is digested at once: about a millisecond's work on an old phone. */
const sliceLength = 64 * 1024;

/** The whole of a chunked reply. */
export interface JoinedText {
  text: string;
  totalCount: number | undefined;
}

interface JoinerOptions {
  event: string;
  /** Aborted: stop working and free the text. */
  signal: AbortSignal;
  maxLength?: number;
}

/**
 * Joins the chunks of one reply. The checksum is taken along while chunks come in, in slices, so
 * that no chunk, however long, holds up the page. Source: contract.md section 4.
 */
export class ChunkJoiner {
  readonly #options: JoinerOptions;
  readonly #sum = new Crc32();
  readonly #breathe = createPacer();
  #digested = Promise.resolve();
  #pieces: string[] = [];
  #length = 0;
  #next = 0;
  #total: number | undefined;

  constructor(options: JoinerOptions) {
    this.#options = options;
    options.signal.addEventListener('abort', () => {
      this.#pieces = [];
    });
  }

  /**
   * Takes the next chunk. Returns the joined text when it was the last one.
   * Throws a BridgeError: `gap`, `double`, `too_large`, `malformed`.
   */
  add(chunk: Message): Promise<JoinedText> | undefined {
    const { data } = chunk;
    this.#learnTotal(chunk.total);
    if (data === undefined || data === null) {
      this.#checkIndex(chunk.index ?? this.#next);
      return this.#finish(chunk);
    }
    if (typeof data !== 'string') throw this.#error('malformed', 'text expected', 'data');
    this.#checkIndex(chunk.index);
    this.#next += 1;
    this.#length += data.length;
    const { maxLength = maxTextLength } = this.#options;
    if (this.#length > maxLength) throw this.#error('too_large', `more than ${maxLength} units`);
    this.#pieces.push(data);
    this.#digested = this.#digested.then(() => this.#digest(data));
    return undefined;
  }

  #learnTotal(total: unknown): void {
    if (total === undefined || total === null) return;
    if (!isCount(total)) throw this.#error('malformed', 'count expected', 'total');
    this.#total = total;
  }

  #checkIndex(index: unknown): void {
    if (!isCount(index)) throw this.#error('malformed', 'count expected', 'index');
    const text = `chunk ${index} where ${this.#next} is next`;
    if (index < this.#next) throw this.#error('double', text, 'index');
    if (index > this.#next) throw this.#error('gap', text, 'index');
  }

  async #digest(piece: string): Promise<void> {
    for (let at = 0; at < piece.length; at += sliceLength) {
      if (this.#options.signal.aborted) return;
      this.#sum.update(piece.slice(at, at + sliceLength));
      await this.#breathe();
    }
  }

  async #finish(last: Message): Promise<JoinedText> {
    const count = last.total_count ?? undefined;
    if (count !== undefined && !isCount(count)) {
      throw this.#error('malformed', 'count expected', 'total_count');
    }
    if (this.#total !== undefined && this.#total !== this.#next) {
      throw this.#error('gap', `${this.#next} chunks of ${this.#total}`, 'total');
    }
    await this.#digested;
    const sum = this.#sum.digest();
    if ((last.checksum ?? sum) !== sum) {
      throw this.#error('checksum', 'the joined text is not the one sent', 'checksum');
    }
    const text = this.#pieces.join('');
    this.#pieces = [];
    return { text, totalCount: count };
  }

  #error(code: BridgeErrorCode, text: string, field?: string): BridgeError {
    const { event } = this.#options;
    return new BridgeError(code, `${event}: ${text}`, { event, field });
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
