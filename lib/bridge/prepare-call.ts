import { BridgeError, toErrorCode } from './bridge-error';
import type { BridgeRequest } from './call';
import { type CallDeadline, timeouts } from './call-deadline';
import { checkShape } from './check-shape';
import { type BridgeEvent, contract, type Reply } from './contract';
import { createListReader } from './read-list';
import { isMessage, type Message, type Receiver } from './receive';

/** The longest chunked reply in UTF-16 units. */
const maxListLength = 64 * 1024 * 1024;

/** The resolvers of a call's promise. */
export interface Settle {
  resolve(raw: unknown): void;
  reject(error: unknown): void;
}

/** A call that is ready to be posted. */
export interface PreparedCall<E extends BridgeEvent> {
  createReceiver(settle: Settle): Receiver;
  /** The validated reply. Throws a BridgeError with `malformed`. */
  validate(raw: unknown): Reply<E>;
}

/**
 * Validates the data of a call and sets the deadline of its event. Throws a BridgeError with `invalid` for
 * data that does not match the contract.
 */
export function prepareCall<E extends BridgeEvent>(
  { event, data, resume }: BridgeRequest<E>,
  deadline: CallDeadline,
): PreparedCall<E> {
  const definition = contract[event];
  if (resume === undefined) checkShape(definition.data, data, { event, code: 'invalid' });
  if (definition.waitsForUser && !isQuery(data)) deadline.extend(timeouts.userAction);
  return {
    createReceiver: (settle) => createReceiver({ event, settle, deadline }),
    validate: (raw) => checkShape(contract[event].reply, raw, { event, code: 'malformed' }),
  };
}

/** True for a query that the shell replies to without the user: the state of permissions. */
function isQuery(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask' in data && data.ask === false;
}

interface ReceiverOptions {
  event: BridgeEvent;
  settle: Settle;
  deadline: CallDeadline;
}

function createReceiver(options: ReceiverOptions): Receiver {
  const { event, settle } = options;
  const addChunk = createChunkHandler(options);
  return {
    onReply({ error, data }) {
      if (error !== undefined && error !== null) settle.reject(shellError(event, error));
      else if (addChunk) settle.reject(pageError(event, 'malformed', 'chunks expected'));
      else settle.resolve(data);
    },
    onChunk(chunk) {
      if (addChunk) return addChunk(chunk);
      settle.reject(pageError(event, 'malformed', 'no chunks expected'));
      return false;
    },
    onTooLarge() {
      settle.reject(pageError(event, 'too_large', 'the message is too long to be parsed'));
    },
  };
}

/** Handles the chunks of an event with a long list; `undefined` for other events. */
function createChunkHandler({
  event,
  settle,
  deadline,
}: ReceiverOptions): ((chunk: Message) => boolean) | undefined {
  const definition = contract[event];
  if (!definition.chunked) return undefined;
  const { signal } = deadline;
  const reader = createListReader({
    event,
    item: definition.item,
    signal,
    maxLength: maxListLength,
  });
  let isOver = false;
  return (chunk) => {
    if (isOver) return false;
    try {
      const list = reader.add(chunk);
      // The timeout is for the time between two chunks.
      deadline.extend(timeouts.standard);
      isOver = list !== undefined;
      list?.then(settle.resolve, settle.reject);
      return true;
    } catch (error) {
      isOver = true;
      settle.reject(error);
      return false;
    }
  };
}

function pageError(event: string, code: 'malformed' | 'too_large', text: string): BridgeError {
  return new BridgeError(code, `${event}: ${text}`, { event });
}

/** The error that the shell replied with; its text is for developers. */
function shellError(event: string, error: unknown): BridgeError {
  const { code, message } = isMessage(error) ? error : {};
  const name = typeof code === 'string' ? code : 'no code';
  const text = typeof message === 'string' ? message : 'no reason';
  return new BridgeError(toErrorCode(code), `${event}: ${name}: ${text}`, { event });
}
