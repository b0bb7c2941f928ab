import type { ReplyTimes } from '@/lib/server-time/server-time';

/** Sends a request and resolves with its response: the browser's `fetch`, or the sandbox. */
export type FetchLike = (request: Request) => Promise<Response>;

/** A response that was received whole. */
export type Received = { status: number; text: string; times: ReplyTimes };

let replacement: FetchLike | Promise<FetchLike> | undefined;

/**
 * Replaces the browser's `fetch`; `undefined` restores it. Requests wait for a promise, and fail with a
 * network error if it rejects.
 */
export function setFetch(next: FetchLike | Promise<FetchLike> | undefined): void {
  replacement = next;
}

/** What {@link setFetch} set; `undefined` for the browser's `fetch`. */
export function replacedFetch(): FetchLike | Promise<FetchLike> | undefined {
  return replacement;
}
