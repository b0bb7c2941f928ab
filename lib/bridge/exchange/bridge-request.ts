import type { BridgeEvent } from '@/lib/bridge/contract';

/** What a caller may add to a call. */
export interface CallOptions {
  /** Ends the call with `cancelled`. */
  signal?: AbortSignal;
  /** Has the shell keep the outcome for `resumeBridge` should the page or the process die. */
  keep?: string;
  /** The most text of a chunked reply, in UTF-16 units; 64 Mi if not given. */
  maxLength?: number;
}

/** A call before it is a message to the shell. */
export interface BridgeRequest<E extends BridgeEvent> extends CallOptions {
  event: E;
  data?: unknown;
  resume?: string;
}
