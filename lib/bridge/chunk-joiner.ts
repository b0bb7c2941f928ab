import { BridgeError, type BridgeErrorCode } from './bridge-error';
import { Crc32 } from './crc32';
import type { Message } from './receive';
import { createYieldToMain } from './yield-to-main';

/** How much text is added to the checksum at once: about a millisecond's work on an old phone. */
const sliceLength = 64 * 1024;

/** The text of a chunked reply. */
export interface JoinedText {
  text: string;
  totalCount: number | undefined;
}

interface JoinerOptions {
  event: string;
  /** Aborted when the call has ended: the text is freed. */
  signal: AbortSignal;
  /** The longest text in UTF-16 units. */
  maxLength: number;
}

/**
 * Joins the chunks of one reply (contract.md section 4). The checksum is computed in slices while chunks
 * arrive, so that no chunk blocks the main thread.
 */
export class ChunkJoiner {
  readonly #options: JoinerOptions;
  readonly #checksum = new Crc32();
  readonly #yieldToMain = createYieldToMain();
  #digested = Promise.resolve();
  #pieces: string[] = [];
  #length = 0;
  #nextIndex = 0;
  #total: number | undefined;

  constructor(options: JoinerOptions) {
    this.#options = options;
    options.signal.addEventListener('abort', () => {
      this.#pieces = [];
    });
  }

  /**
   * Adds the next chunk; returns the joined text with the last one. Throws a BridgeError with `gap`,
   * `double`, `too_large` or `malformed`.
   */
  add(chunk: Message): Promise<JoinedText> | undefined {
    const { data } = chunk;
    this.#setTotal(chunk.total);
    if (data === undefined || data === null) {
      this.#checkIndex(chunk.index ?? this.#nextIndex);
      return this.#finish(chunk);
    }
    if (typeof data !== 'string') throw this.#error('malformed', 'text expected', 'data');
    this.#checkIndex(chunk.index);
    this.#nextIndex += 1;
    this.#length += data.length;
    const { maxLength } = this.#options;
    if (this.#length > maxLength) throw this.#error('too_large', `more than ${maxLength} units`);
    this.#pieces.push(data);
    this.#digested = this.#digested.then(() => this.#digest(data));
    return undefined;
  }

  #setTotal(total: unknown): void {
    if (total === undefined || total === null) return;
    if (!isCount(total)) throw this.#error('malformed', 'count expected', 'total');
    this.#total = total;
  }

  #checkIndex(index: unknown): void {
    if (!isCount(index)) throw this.#error('malformed', 'count expected', 'index');
    const text = `chunk ${index} instead of ${this.#nextIndex}`;
    if (index < this.#nextIndex) throw this.#error('double', text, 'index');
    if (index > this.#nextIndex) throw this.#error('gap', text, 'index');
  }

  async #digest(piece: string): Promise<void> {
    for (let at = 0; at < piece.length; at += sliceLength) {
      if (this.#options.signal.aborted) return;
      this.#checksum.update(piece.slice(at, at + sliceLength));
      await this.#yieldToMain();
    }
  }

  async #finish(last: Message): Promise<JoinedText> {
    const count = last.total_count ?? undefined;
    if (count !== undefined && !isCount(count)) {
      throw this.#error('malformed', 'count expected', 'total_count');
    }
    if (this.#total !== undefined && this.#total !== this.#nextIndex) {
      throw this.#error('gap', `${this.#nextIndex} chunks of ${this.#total}`, 'total');
    }
    await this.#digested;
    const checksum = this.#checksum.digest();
    if ((last.checksum ?? checksum) !== checksum) {
      throw this.#error('checksum', 'the joined text is not the one that was sent', 'checksum');
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
