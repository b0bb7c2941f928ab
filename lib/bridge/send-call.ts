import { BridgeError, toErrorCode } from './bridge-error';
import type { BridgeRequest } from './call';
import { type CallDeadline, timeouts } from './call-deadline';
import { checkShape } from './check-shape';
import { type BridgeEvent, contract, type Reply } from './contract';
import { createListReader } from './read-list';
import { isMessage, type Message, type Receiver, registerReceiver } from './receive';

/** The longest chunked reply in UTF-16 units. */
const maxListLength = 64 * 1024 * 1024;

/**
 * Validates the data of a call, posts it and resolves with the validated reply. Rejects with a BridgeError:
 * `invalid` for data and `malformed` for a reply that does not match the contract, or the shell's error.
 */
export async function sendCall<E extends BridgeEvent>(
  { event, data, keep, resume }: BridgeRequest<E>,
  deadline: CallDeadline,
  post: (text: string) => void,
): Promise<Reply<E>> {
  const definition = contract[event];
  if (resume === undefined) checkShape(definition.data, data, { event, code: 'invalid' });
  if (definition.waitsForUser && !isQuery(data)) deadline.extend(timeouts.userAction);
  const callbackId = createCallbackId();
  const reply = new Promise((resolve, reject) => {
    const receiver = createReceiver({ event, deadline, resolve, reject });
    deadline.signal.addEventListener('abort', registerReceiver(callbackId, receiver));
  });
  const secret = takeSecret();
  post(JSON.stringify({ event, callbackId, data, keep, resume, secret }));
  return checkShape(contract[event].reply, await reply, { event, code: 'malformed' });
}

/** True for a query that the shell replies to without the user: the state of permissions. */
function isQuery(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask' in data && data.ask === false;
}

interface ReceiverOptions {
  event: BridgeEvent;
  deadline: CallDeadline;
  resolve(raw: unknown): void;
  reject(error: unknown): void;
}

function createReceiver(options: ReceiverOptions): Receiver {
  const { event, resolve, reject } = options;
  const addChunk = createChunkHandler(options);
  return {
    onReply({ error, data }) {
      if (error !== undefined && error !== null) reject(shellError(event, error));
      else if (addChunk) reject(pageError(event, 'malformed', 'chunks expected'));
      else resolve(data);
    },
    onChunk(chunk) {
      if (addChunk) return addChunk(chunk);
      reject(pageError(event, 'malformed', 'no chunks expected'));
      return false;
    },
    onTooLarge() {
      reject(pageError(event, 'too_large', 'the message is too long to be parsed'));
    },
  };
}

/** Handles the chunks of an event with a long list; `undefined` for other events. */
function createChunkHandler({
  event,
  deadline,
  resolve,
  reject,
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
      list?.then(resolve, reject);
      return true;
    } catch (error) {
      isOver = true;
      reject(error);
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

let callCount = 0;

/** An id that is unique within this load and unguessable. */
function createCallbackId(): string {
  callCount += 1;
  // `randomUUID` exists only in secure contexts, which file:// and http pages may not be.
  return `${callCount}-${crypto.randomUUID?.() ?? randomHex()}`;
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let secret: string | undefined;

/**
 * The secret of this load, which the shell writes into the HTML of the main frame only. A framed page can
 * reach the bridge object but not this document, so the shell ignores its messages (PROTOCOL.md, "Secret").
 */
function takeSecret(): string | undefined {
  const meta = document.querySelector('meta[name="bridge-secret"]');
  if (meta) {
    secret = meta.getAttribute('content') ?? undefined;
    // A copy of the document's markup must not contain it.
    meta.remove();
  }
  return secret;
}
