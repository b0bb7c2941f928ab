import { BridgeError, type BridgeErrorCode } from './bridge-error';
import type { ListReply } from './contract';
import { Crc32 } from './crc32';
import type { Message } from './receive';

/** The longest chunked reply in UTF-16 units (PROTOCOL.md, "Shell to page"). */
const maxLength = 64 * 1024 * 1024;

const encoder = new TextEncoder();

/**
 * Joins the chunks of one reply (contract.md section 4). Each is encoded and added to the checksum when it arrives, so
 * that nothing long is left to do after the last one.
 */
export class Chunks {
  readonly #event: string;
  readonly #checksum = new Crc32();
  readonly #parts: Blob[] = [];
  #length = 0;
  #nextIndex = 0;
  #total: number | undefined;
  /** The first half of a pair, whose second half is in the next chunk. */
  #half = '';

  constructor(event: string) {
    this.#event = event;
  }

  /**
   * Adds the next chunk; returns the reply with the last one. Throws a BridgeError with `gap`, `double`, `checksum`,
   * `too_large` or `malformed`.
   */
  add(chunk: Message): ListReply | undefined {
    const { data } = chunk;
    this.#total = this.#count(chunk, 'total') ?? this.#total;
    if (data === undefined || data === null) return this.#end(chunk);
    if (typeof data !== 'string') throw this.#error('malformed', 'text expected', 'data');
    this.#checkIndex(this.#count(chunk, 'index'));
    this.#nextIndex += 1;
    this.#length += data.length;
    if (this.#length > maxLength) throw this.#error('too_large', `more than ${maxLength} units`);
    const text = this.#half + data;
    const isCut = /[\ud800-\udbff]$/.test(text.slice(-1));
    this.#half = isCut ? text.slice(-1) : '';
    this.#encode(isCut ? text.slice(0, -1) : text);
    return undefined;
  }

  #encode(text: string): void {
    const bytes = encoder.encode(text);
    this.#checksum.update(bytes);
    // The browser keeps a blob outside of the page's memory.
    this.#parts.push(new Blob([bytes]));
  }

  #end(last: Message): ListReply {
    this.#checkIndex(this.#count(last, 'index') ?? this.#nextIndex);
    const total_count = this.#count(last, 'total_count');
    if (this.#total !== undefined && this.#total !== this.#nextIndex) {
      throw this.#error('gap', `${this.#nextIndex} chunks of ${this.#total}`, 'total');
    }
    this.#encode(this.#half);
    const checksum = this.#checksum.digest();
    if ((last.checksum ?? checksum) !== checksum) {
      throw this.#error('checksum', 'the joined text is not the one that was sent', 'checksum');
    }
    return { json: new Blob(this.#parts), checksum, total_count };
  }

  #checkIndex(index: number | undefined): void {
    if (index === undefined) throw this.#error('malformed', 'count expected', 'index');
    const text = `chunk ${index} instead of ${this.#nextIndex}`;
    if (index < this.#nextIndex) throw this.#error('double', text, 'index');
    if (index > this.#nextIndex) throw this.#error('gap', text, 'index');
  }

  #count(message: Message, field: 'index' | 'total' | 'total_count'): number | undefined {
    const value = message[field] ?? undefined;
    if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)) {
      return value === undefined ? undefined : Number(value);
    }
    throw this.#error('malformed', 'count expected', field);
  }

  #error(code: BridgeErrorCode, text: string, field?: string): BridgeError {
    const event = this.#event;
    return new BridgeError(code, `${event}: ${text}`, { event, field });
  }
}
