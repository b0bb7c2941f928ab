import type { Received } from './transport';

/**
 * A call that a script in the page's head has sent, before any module was loaded: app/launch/first-calls-script.
 * Reads only.
 */
export type FirstCall = {
  path: string;
  /** The body as JSON. */
  body: string;
  headers: Readonly<Record<string, string>>;
  /** When it was sent, as `performance.now()` counts. */
  startedAt: number;
  /** Rejects as `fetch` does. */
  received: Promise<Received>;
  abort: () => void;
};

declare global {
  interface Window {
    /** Absent until the head has sent them, or the client has made a call of its own. */
    lukaFirstCalls?: FirstCall[];
  }
}

type Wanted = Pick<FirstCall, 'path' | 'headers'> & { body: unknown; maxAgeMs: number };

/**
 * The first call of `path`, which is returned once: if it was sent with the same body and headers, so for the same
 * user and in the same language, less than `maxAgeMs` ago. Any other is aborted and dropped.
 */
export function takeFirstCall({ path, headers, body, maxAgeMs }: Wanted): FirstCall | undefined {
  window.lukaFirstCalls ??= [];
  const calls = window.lukaFirstCalls;
  const index = calls.findIndex((call) => call.path === path);
  const [call] = index < 0 ? [] : calls.splice(index, 1);
  if (!call) return undefined;
  const isSame = call.body === JSON.stringify(body) && hasSameHeaders(call.headers, headers);
  if (isSame && performance.now() - call.startedAt < maxAgeMs) return call;
  call.abort();
  return undefined;
}

function hasSameHeaders(one: FirstCall['headers'], other: FirstCall['headers']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
