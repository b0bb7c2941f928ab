import { xhrFetch } from './xhr-fetch';

/** What carries a request to a server and its answer back: the browser's `fetch`, or the sandbox. */
export type FetchLike = (request: Request) => Promise<Response>;

/** Told how much of the body has left, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

let replacement: FetchLike | Promise<FetchLike> | undefined;

/**
 * Puts another transport in the browser's place; `undefined` puts the browser's back. A promise may be
 * given: calls made meanwhile wait for it, and fail like a network error where it rejects.
 */
export function setFetch(next: FetchLike | Promise<FetchLike> | undefined): void {
  replacement = next;
}

/**
 * The transport in force. With `onProgress` the browser's is XMLHttpRequest, as `fetch` cannot tell the
 * progress of an upload over HTTP/1.1; a replaced transport reports 1 once, when it has answered.
 */
export function getFetch(onProgress?: OnProgress): FetchLike {
  const replaced = replacement;
  if (replaced) {
    return async (request) => {
      const response = await (await replaced)(request);
      onProgress?.(1);
      return response;
    };
  }
  if (onProgress) return (request) => xhrFetch(request, onProgress);
  // biome-ignore lint/style/noRestrictedGlobals: this is the one place that may use the network
  return (request) => fetch(request);
}
