import { BridgeError } from './bridge-error';
import type { BridgeEvent, Data, Reply } from './contract';
import type { BridgeRequest, CallOptions } from './exchange/bridge-request';
import { type CallEnd, watchCall } from './exchange/call-end';
import { createCallbackId } from './exchange/callback-id';
import { takeSecret } from './exchange/secret';
import { receiveFor } from './receive';

declare global {
  interface Window {
    /** What the shell puts into the page. Source: product.md section 4. */
    androidBridge?: { postMessage(text: string): void };
  }
}

/** The data and options of a call; data may only be left out where the event has none. */
export type CallInput<E extends BridgeEvent> =
  undefined extends Data<E>
    ? [data?: Data<E>, options?: CallOptions]
    : [data: Data<E>, options?: CallOptions];

/** What a call is refused with where there is no shell. Source: product.md section 8. */
export const noShell = 'androidBridge unsupport';

let previewPost: ((text: string) => void) | undefined;

/** True in the Android shell: its bridge object is there. */
export function isBridge(): boolean {
  return typeof window !== 'undefined' && typeof window.androidBridge?.postMessage === 'function';
}

/**
 * Asks the shell and resolves with its checked answer. Rejects with a BridgeError and nothing
 * else: every call ends, by an answer, an error, its deadline or its signal. Where there is no
 * shell the message is `androidBridge unsupport`. Source: contract.md section 4.
 */
export function callBridge<E extends BridgeEvent>(
  event: E,
  ...[data, options]: CallInput<E>
): Promise<Reply<E>> {
  return exchange({ ...options, event, data });
}

/**
 * The outcome of a call with this `keep` that an earlier load of the page began and did not see
 * the end of, handed out once; `undefined` when there is none. It never starts anything: ask it
 * when a screen that makes such a call opens.
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

/** Where calls go while there is no shell; only the preview bridge sets it. */
export function setPreviewPost(post: ((text: string) => void) | undefined): void {
  previewPost = post;
}

async function exchange<E extends BridgeEvent>(request: BridgeRequest<E>): Promise<Reply<E>> {
  const { event, signal } = request;
  if (!isBridge() && !previewPost) {
    throw new BridgeError('unsupport', noShell, { event });
  }
  const end = watchCall(event, signal);
  try {
    return await Promise.race([send(request, end), end.cut]);
  } catch (error) {
    if (error instanceof BridgeError) throw error;
    throw new BridgeError('failed', `${event}: ${String(error)}`, { event });
  } finally {
    end.close();
  }
}

async function send<E extends BridgeEvent>(
  request: BridgeRequest<E>,
  end: CallEnd,
): Promise<Reply<E>> {
  // The contract's schemas are not part of the app's first load.
  const { prepareCall } = await import('./exchange/prepare-call');
  if (end.signal.aborted) return end.cut;
  const call = prepareCall(request, end);
  const callbackId = createCallbackId();
  const answer = new Promise((resolve, reject) => {
    const forget = receiveFor(callbackId, call.createReceiver({ resolve, reject }));
    end.signal.addEventListener('abort', forget);
  });
  const { event, data, keep, resume } = request;
  const secret = takeSecret();
  post(JSON.stringify({ event, callbackId, data, keep, resume, secret }));
  return call.accept(await answer);
}

function post(text: string): void {
  if (isBridge()) window.androidBridge?.postMessage(text);
  else previewPost?.(text);
}
