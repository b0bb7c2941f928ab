import type { BridgeMessage } from './traffic';

/** What a message of the bridge is: the event of a request or a push, or of the request that it replies to. */
export function messageName({ message }: BridgeMessage, all: readonly BridgeMessage[]): string {
  const { event, callbackId, error } = fieldsOf(message);
  if (event !== undefined) return String(event);
  const request = all.find(
    (other) => other.from === 'page' && fieldsOf(other.message).callbackId === callbackId,
  );
  const of = request ? ` to ${String(fieldsOf(request.message).event)}` : '';
  return `${error ? 'error' : 'reply'}${of}`;
}

function fieldsOf(message: unknown): { event?: unknown; callbackId?: unknown; error?: unknown } {
  return typeof message === 'object' && message !== null ? message : {};
}
