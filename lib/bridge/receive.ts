declare global {
  interface Window {
    /** The shell calls it with a reply, an error or a push; returns true if the page handled it. */
    onMessage?: (message: unknown) => boolean;
    /** The shell calls it with a part of a long reply; returns false if no more is wanted. */
    onChunk?: (chunk: unknown) => boolean;
  }
}

/** A message of the shell; its fields are not validated yet. */
export type Message = Readonly<Record<string, unknown>>;

/** Receives the replies to one callback id. */
export interface Receiver {
  onReply(message: Message): void;
  /** Returns false if neither this chunk nor a later one is wanted. */
  onChunk(chunk: Message): boolean;
  /** The shell sent a message that is too long to be parsed. */
  onTooLarge(): void;
}

/** The longest message that is parsed, in UTF-16 units: a longer one would freeze the page. @internal */
export const maxMessageLength = 8 * 1024 * 1024;

const receivers = new Map<string, Receiver>();
let pushListener: (event: string, data: unknown) => boolean = () => false;

/**
 * Passes the replies to `callbackId` to `receiver`; returns an unregister function. Replies to ids of an
 * older load and to calls that have ended are ignored.
 */
export function registerReceiver(callbackId: string, receiver: Receiver): () => void {
  installGlobals();
  receivers.set(callbackId, receiver);
  return () => receivers.delete(callbackId);
}

/** Passes every push of the shell to `listener`, which returns whether it handled the push. */
export function setPushListener(listener: (event: string, data: unknown) => boolean): void {
  installGlobals();
  pushListener = listener;
}

function installGlobals(): void {
  // Setting a property of the window takes ten times as long as reading it.
  if (window.onMessage === onMessage && window.onChunk === onChunk) return;
  window.onMessage = onMessage;
  window.onChunk = onChunk;
}

function onMessage(input: unknown): boolean {
  return withoutThrowing(() => {
    const message = parse(input);
    if (!message) return false;
    const receiver = receiverOf(message);
    if (receiver) {
      // Cleared after the reply, so that a second one is ignored (product.md section 4).
      receivers.delete(String(message.callbackId));
      receiver.onReply(message);
      return true;
    }
    const { callbackId, event, data } = message;
    const isPush = (callbackId ?? undefined) === undefined && typeof event === 'string';
    return isPush && pushListener(event, data);
  });
}

function onChunk(input: unknown): boolean {
  return withoutThrowing(() => {
    const chunk = parse(input);
    return (chunk && receiverOf(chunk)?.onChunk(chunk)) ?? false;
  });
}

function receiverOf(message: Message): Receiver | undefined {
  return typeof message.callbackId === 'string' ? receivers.get(message.callbackId) : undefined;
}

/** The shell must never get an exception of the page, whatever it sent. */
function withoutThrowing(work: () => boolean): boolean {
  try {
    return work();
  } catch {
    return false;
  }
}

function parse(input: unknown): Message | undefined {
  if (typeof input !== 'string') return isMessage(input) ? input : undefined;
  if (input.length > maxMessageLength) {
    // The id is read from the start of the text, so that the call ends now and not at its deadline.
    const id = /"callbackId"\s*:\s*"([^"\\]{1,80})"/.exec(input.slice(0, 256))?.[1];
    receivers.get(id ?? '')?.onTooLarge();
    return undefined;
  }
  const parsed: unknown = JSON.parse(input);
  return isMessage(parsed) ? parsed : undefined;
}

/** True for an object that is not an array. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
