import { BridgeError } from './bridge-error';
import type { BridgeEvent, Data, Reply } from './contract';
import { OpenCall } from './open-call';
import type { BridgeRequest } from './send-call';

declare global {
  interface Window {
    /** The Android shell's bridge object (product.md section 4). */
    androidBridge?: { postMessage(text: string): void };
  }
}

/** The options of a call. */
interface CallOptions {
  /** Ends the call with `cancelled`. */
  signal?: AbortSignal;
  /** Has the shell store the outcome for `resumeBridge`, in case the page or the process is killed. */
  keep?: string;
}

/** The data and options of a call; data may be omitted only if the event has none. */
export type CallInput<E extends BridgeEvent> =
  undefined extends Data<E>
    ? [data?: Data<E>, options?: CallOptions]
    : [data: Data<E>, options?: CallOptions];

/** The error message of a call without a shell (product.md section 8). */
export const noShell = 'androidBridge unsupport';

let postToBrowserBridge: ((text: string) => void) | undefined;

/** True in the Android shell. */
export function isBridge(): boolean {
  return typeof window !== 'undefined' && typeof window.androidBridge?.postMessage === 'function';
}

/**
 * Calls the shell and resolves with its validated reply (contract.md section 4). Every call ends: with a
 * reply, an error, its deadline or its signal. Rejects only with a BridgeError; without a shell its message
 * is `androidBridge unsupport`.
 */
export function callBridge<E extends BridgeEvent>(
  event: E,
  ...[data, options]: CallInput<E>
): Promise<Reply<E>> {
  return exchange({ ...options, event, data });
}

/**
 * Resolves with the outcome of a call with this `keep` that an earlier load of the page made and did not see
 * the end of, once; `undefined` if there is none. It starts nothing: call it when the screen mounts.
 */
export async function resumeBridge<E extends BridgeEvent>(
  event: E,
  keep: string,
  signal?: AbortSignal,
): Promise<Reply<E> | undefined> {
  try {
    return await exchange({ event, resume: keep, signal });
  } catch (error) {
    if (error instanceof BridgeError && error.code === 'nothing') return undefined;
    throw error;
  }
}

/** Sets what handles calls while there is no shell; only `lib/browser-bridge` calls it. */
export function setBrowserBridge(post: ((text: string) => void) | undefined): void {
  postToBrowserBridge = post;
}

let sender: Promise<typeof import('./send-call')> | undefined;

/** Loads what sends calls, once: the contract's schemas are not part of the first load. */
function loadSender(): NonNullable<typeof sender> {
  sender ??= import('./send-call').catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

function exchange<E extends BridgeEvent>(
  request: BridgeRequest<E> & CallOptions,
): Promise<Reply<E>> {
  const { event, signal } = request;
  if (!isBridge() && !postToBrowserBridge) {
    return Promise.reject(new BridgeError('unsupport', noShell, { event }));
  }
  return new Promise((resolve, reject) => {
    const call = new OpenCall(event, signal, { resolve, reject });
    loadSender()
      .then(({ sendCall }) => call.isOver || sendCall(request, call, post))
      .catch((error: unknown) => call.reject(error));
  });
}

function post(text: string): void {
  if (isBridge()) window.androidBridge?.postMessage(text);
  else postToBrowserBridge?.(text);
}
