import { BridgeError, toErrorCode } from '@/lib/bridge/bridge-error';

import { type BridgeEvent, contract, type Reply } from '@/lib/bridge/contract';
import { isMessage, type Message, type Receiver } from '@/lib/bridge/receive';
import { createListReader } from '@/lib/bridge/stream/list-reader';
import type { BridgeRequest } from './bridge-request';
import { type CallEnd, deadlines } from './call-end';
import { checkShape } from './check-shape';

/** How the receiver of a call hands on what it got. */
export interface Answer {
  resolve(raw: unknown): void;
  reject(error: unknown): void;
}

/** A call that is ready to be posted: who takes its answers, and what they come to. */
export interface PreparedCall<E extends BridgeEvent> {
  createReceiver(answer: Answer): Receiver;
  /** The checked reply. Throws a BridgeError with `malformed`. */
  accept(raw: unknown): Reply<E>;
}

/**
 * Checks the data of a call, gives it the deadline of its event and prepares for its answer.
 * Throws a BridgeError with `invalid` for data that the contract refuses.
 */
export function prepareCall<E extends BridgeEvent>(
  { event, data, resume, maxLength }: BridgeRequest<E>,
  end: CallEnd,
): PreparedCall<E> {
  const definition = contract[event];
  if (resume === undefined) checkShape(definition.data, data, { event, code: 'invalid' });
  if (definition.person && !isQuery(data)) end.renew(deadlines.person);
  return {
    createReceiver: (answer) => createReceiver({ event, answer, end, maxLength }),
    accept: (raw) => checkShape(contract[event].reply, raw, { event, code: 'malformed' }),
  };
}

/** A question that the shell answers by itself: the state of a permission. */
function isQuery(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask' in data && data.ask === false;
}

interface ReceiverOptions {
  event: BridgeEvent;
  answer: Answer;
  end: CallEnd;
  maxLength: number | undefined;
}

function createReceiver(options: ReceiverOptions): Receiver {
  const { event, answer } = options;
  const takeChunk = createChunkTaker(options);
  return {
    onReply({ error, data }) {
      if (error !== undefined && error !== null) answer.reject(shellError(event, error));
      else if (takeChunk) answer.reject(refusal(event, 'malformed', 'chunks expected'));
      else answer.resolve(data);
    },
    onChunk(chunk) {
      if (takeChunk) return takeChunk(chunk);
      answer.reject(refusal(event, 'malformed', 'no chunks expected'));
      return false;
    },
    onTooLarge() {
      answer.reject(refusal(event, 'too_large', 'the message is too long to be read'));
    },
  };
}

/** For an event with a long list: takes a chunk, says whether the page still wants them. */
function createChunkTaker(options: ReceiverOptions): ((chunk: Message) => boolean) | undefined {
  const { event, answer, end, maxLength } = options;
  const definition = contract[event];
  if (!definition.chunked) return undefined;
  const reader = createListReader({ event, item: definition.item, signal: end.signal, maxLength });
  let isOver = false;
  return (chunk) => {
    if (isOver) return false;
    try {
      const list = reader.add(chunk);
      // Silence has the usual deadline: a long list may take longer as long as it comes on.
      end.renew(deadlines.usual);
      isOver = list !== undefined;
      list?.then(answer.resolve, answer.reject);
      return true;
    } catch (error) {
      isOver = true;
      answer.reject(error);
      return false;
    }
  };
}

function refusal(event: string, code: 'malformed' | 'too_large', text: string): BridgeError {
  return new BridgeError(code, `${event}: ${text}`, { event });
}

/** The failure that the shell reports; its text is for developers. */
function shellError(event: string, error: unknown): BridgeError {
  const { code, message } = isMessage(error) ? error : {};
  const name = typeof code === 'string' ? code : 'no code';
  const text = typeof message === 'string' ? message : 'no reason';
  return new BridgeError(toErrorCode(code), `${event}: ${name}: ${text}`, { event });
}
