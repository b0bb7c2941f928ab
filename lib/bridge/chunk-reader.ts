import { BridgeError, type BridgeErrorCode } from './bridge-error';
import { Crc32 } from './crc32';
import type { OpenCall } from './open-call';
import type { Message } from './receive';
import { createYieldToMain } from './yield-to-main';

/** How much text is read at once, in UTF-16 units. Small, as the first slices are read before V8 has optimized the code. */
const sliceLength = 4 * 1024;

/** The options of one chunked reply. */
interface ReaderOptions {
  call: Pick<OpenCall, 'event' | 'isOver'>;
  /** The longest text in UTF-16 units. */
  maxLength: number;
  /** Takes the next part of the text, which may be cut anywhere. Must not throw. */
  read(slice: string): void;
}

/**
 * Reads the chunks of one reply (contract.md section 4) in slices while they arrive, and yields to the main thread
 * between them, so that no chunk blocks it and nothing is left to do after the last one.
 */
export class ChunkReader {
  readonly #options: ReaderOptions;
  readonly #checksum = new Crc32();
  /** One for all chunks: those that arrived while one was read are read in the same task. */
  readonly #yieldToMain = createYieldToMain();
  #read = Promise.resolve();
  #length = 0;
  #nextIndex = 0;
  #total: number | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /**
   * Reads the next chunk; with the last one returns the shell's count, which it need not send. Throws a BridgeError
   * with `gap`, `double`, `too_large` or `malformed`.
   */
  add(chunk: Message): Promise<number | undefined> | undefined {
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
    this.#read = this.#read.then(() => this.#readSlices(data));
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

  async #readSlices(text: string): Promise<void> {
    for (let at = 0; at < text.length; at += sliceLength) {
      if (this.#options.call.isOver) return;
      const slice = text.slice(at, at + sliceLength);
      this.#checksum.update(slice);
      this.#options.read(slice);
      await this.#yieldToMain();
    }
  }

  async #finish(last: Message): Promise<number | undefined> {
    const count = last.total_count ?? undefined;
    if (count !== undefined && !isCount(count)) {
      throw this.#error('malformed', 'count expected', 'total_count');
    }
    if (this.#total !== undefined && this.#total !== this.#nextIndex) {
      throw this.#error('gap', `${this.#nextIndex} chunks of ${this.#total}`, 'total');
    }
    await this.#read;
    const checksum = this.#checksum.digest();
    if ((last.checksum ?? checksum) !== checksum) {
      throw this.#error('checksum', 'the joined text is not the one that was sent', 'checksum');
    }
    return count;
  }

  #error(code: BridgeErrorCode, text: string, field?: string): BridgeError {
    const { event } = this.#options.call;
    return new BridgeError(code, `${event}: ${text}`, { event, field });
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
