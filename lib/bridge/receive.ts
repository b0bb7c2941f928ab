declare global {
  interface Window {
    /** The shell calls it with a reply, a failure or a push; true says that the page took it. */
    onMessage?: (message: unknown) => boolean;
    /** The shell calls it with a part of a long reply; false says that no more is wanted. */
    onChunk?: (chunk: unknown) => boolean;
  }
}

/** A message as it came: nothing about its fields is known yet. */
export type Message = Readonly<Record<string, unknown>>;

/** Who waits for the answers to one callback id. */
export interface Receiver {
  onReply(message: Message): void;
  /** False when the chunk is not wanted, nor any after it. */
  onChunk(chunk: Message): boolean;
  /** The shell sent more text at once than the page reads. */
  onTooLarge(): void;
}

/** A message longer than this many UTF-16 units is not read: reading it would freeze the page. */
export const maxMessageLength = 8 * 1024 * 1024;

const receivers = new Map<string, Receiver>();
let pushListener: (event: string, data: unknown) => boolean = () => false;

/**
 * Sends the answers to `callbackId` to `receiver` until the returned function is called. Ids of an
 * older load of the page, and ids that have ended, have no receiver: their answers are ignored.
 */
export function receiveFor(callbackId: string, receiver: Receiver): () => void {
  installReceiver();
  receivers.set(callbackId, receiver);
  return () => receivers.delete(callbackId);
}

/** Sends every push of the shell to `listener`, which says whether it took the push. */
export function receivePushes(listener: (event: string, data: unknown) => boolean): void {
  installReceiver();
  pushListener = listener;
}

function installReceiver(): void {
  window.onMessage = onMessage;
  window.onChunk = onChunk;
}

function onMessage(input: unknown): boolean {
  return safely(() => {
    const message = read(input);
    if (!message) return false;
    const receiver = receiverOf(message);
    if (receiver) {
      // Cleared after the reply, so that a second one finds nobody: product.md section 4.
      receivers.delete(String(message.callbackId));
      receiver.onReply(message);
      return true;
    }
    const { callbackId, event, data } = message;
    return callbackId === undefined && typeof event === 'string' && pushListener(event, data);
  });
}

function onChunk(input: unknown): boolean {
  return safely(() => {
    const chunk = read(input);
    return (chunk && receiverOf(chunk)?.onChunk(chunk)) ?? false;
  });
}

function receiverOf(message: Message): Receiver | undefined {
  return typeof message.callbackId === 'string' ? receivers.get(message.callbackId) : undefined;
}

/** The shell must never see an exception of the page, whatever it sent. */
function safely(work: () => boolean): boolean {
  try {
    return work();
  } catch {
    return false;
  }
}

function read(input: unknown): Message | undefined {
  if (typeof input !== 'string') return isMessage(input) ? input : undefined;
  if (input.length > maxMessageLength) {
    // Its own text tells whose it is, so that the call ends now and not at its deadline.
    const id = /"callbackId"\s*:\s*"([^"\\]{1,80})"/.exec(input.slice(0, 256))?.[1];
    receivers.get(id ?? '')?.onTooLarge();
    return undefined;
  }
  const parsed: unknown = JSON.parse(input);
  return isMessage(parsed) ? parsed : undefined;
}

/** True for an object that is no list: all that may be read as a message. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
