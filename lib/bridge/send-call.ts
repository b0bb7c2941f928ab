import { BridgeError, toErrorCode } from './bridge-error';
import { checkShape } from './check-shape';
import { Chunks } from './chunks';
import { type BridgeEvent, contract } from './contract';
import { type OpenCall, timeouts } from './open-call';
import { isMessage, type Message, type Receiver, registerReceiver } from './receive';

/** A call before it is serialized. */
export interface BridgeRequest<E extends BridgeEvent> {
  event: E;
  data?: unknown;
  /** The key of a result that outlives the page. */
  keep?: string;
  resume?: string;
}

/**
 * Validates the data of a call and posts it; the call ends with the validated reply. It ends with a BridgeError
 * `malformed` for a reply that does not match the contract, or with the shell's error. Throws a BridgeError
 * `invalid` for data that does not match, and what `post` throws.
 */
export function sendCall<E extends BridgeEvent>(
  { event, data, keep, resume }: BridgeRequest<E>,
  call: OpenCall,
  post: (text: string) => void,
): void {
  const definition = contract[event];
  if (resume === undefined) checkShape(definition.data, data, { event, code: 'invalid' });
  if (definition.waitsForUser && !isQuery(data)) call.extend(timeouts.userAction);
  const callbackId = createCallbackId();
  call.onEnd(registerReceiver(callbackId, createReceiver(event, call)));
  secret ??= takeSecret();
  post(JSON.stringify({ event, callbackId, data, keep, resume, secret }));
}

/** True for a query that the shell replies to without the user: the state of permissions. */
function isQuery(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask' in data && data.ask === false;
}

function createReceiver(event: BridgeEvent, call: OpenCall): Receiver {
  const addChunk = createChunkHandler(event, call);
  return {
    onReply({ error, data }) {
      if (error !== undefined && error !== null) call.reject(shellError(event, error));
      else if (addChunk) call.reject(pageError(event, 'malformed', 'chunks expected'));
      else endWith(event, call, data);
    },
    onChunk(chunk) {
      if (addChunk) return addChunk(chunk);
      call.reject(pageError(event, 'malformed', 'no chunks expected'));
      return false;
    },
    onTooLarge() {
      call.reject(pageError(event, 'too_large', 'the message is too long to be parsed'));
    },
  };
}

function endWith(event: BridgeEvent, call: OpenCall, reply: unknown): void {
  try {
    call.resolve(checkShape(contract[event].reply, reply, { event, code: 'malformed' }));
  } catch (error) {
    call.reject(error);
  }
}

/** Handles the chunks of an event with a long list; `undefined` for other events. */
function createChunkHandler(
  event: BridgeEvent,
  call: OpenCall,
): ((chunk: Message) => boolean) | undefined {
  if (!contract[event].chunked) return undefined;
  const chunks = new Chunks(event);
  return (chunk) => {
    try {
      const list = chunks.add(chunk);
      if (list) call.resolve(list);
      // The timeout is for the time between two chunks.
      else call.extend(timeouts.standard);
      return true;
    } catch (error) {
      call.reject(error);
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
let loadId: string | undefined;

/** An id that is unique within this load and that no other load, and nobody else, can guess. */
function createCallbackId(): string {
  callCount += 1;
  loadId ??= randomHex();
  return `${callCount}-${loadId}`;
}

/** 128 random bits. */
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
  // A copy of the document's markup must not contain it.
  meta?.remove();
  return meta?.getAttribute('content') ?? undefined;
}
