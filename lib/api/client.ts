// biome-ignore lint/style/noRestrictedImports: this is the client that all others go through
import ky from 'ky';
import { config } from '@/lib/config';
import { learnServerTime } from '@/lib/server-time/server-time';
import { getAuth, sessionSignal } from './auth';
import { type Body, contract, type Path, type Ret } from './contract';
import { requestTimeoutMs, withDeadline } from './deadline';
import { ApiError } from './errors';
import { takeFirstCall } from './first-calls';
import { getFetch, type OnProgress } from './get-fetch';
import { requestHeaders } from './headers';
import { inOwnWords } from './own-texts';
import { parse, readReply } from './read-reply';
import { reportError } from './report-error';
import type { Received } from './transport';

/** Options of a call. */
export type RequestOptions = {
  /** Aborts the call, which then rejects with the code `aborted` and shows nothing. */
  signal?: AbortSignal;
  /** For background calls: a failure shows no toast, unless the session has ended. */
  quiet?: boolean;
  onProgress?: OnProgress;
};

/**
 * Sends a call and resolves with its `ret`, checked against the contract. A `Blob` is a body that is JSON already, when
 * serializing it at once would block the page. Rejects with an {@link ApiError} only, after the side effects of the
 * error catalogue (product.md section 8): toast and log-out. Never retries.
 */
export async function request<P extends Path>(
  path: P,
  body: Body<P> | Blob,
  options: RequestOptions = {},
): Promise<Ret<P>> {
  const token = getAuth().token();
  try {
    if (process.env.NODE_ENV !== 'production' && !(body instanceof Blob)) {
      parse(contract[path].body, body, [path, 'body']);
    }
    const headers = requestHeaders(token);
    const first = takeFirstCall({ path, body, headers, maxAgeMs: requestTimeoutMs });
    const elapsedMs = first ? performance.now() - first.startedAt : 0;
    const received = await withDeadline(
      (signal) => {
        if (!first) return send(path, body, { ...options, signal, headers });
        signal.addEventListener('abort', first.abort);
        return first.received;
      },
      {
        ms: requestTimeoutMs - elapsedMs,
        signals: [sessionSignal(), ...(options.signal ? [options.signal] : [])],
      },
    );
    const ret = readReply(path, received);
    // After the check: a captive portal has a clock of its own.
    learnServerTime(received.times);
    return ret;
  } catch (cause) {
    const error = await inOwnWords(toApiError(path, cause));
    reportError(error, { token, quiet: options.quiet ?? false });
    throw error;
  }
}

const http = ky.create({
  // Without a server (contract.md section 3) no request may reach the network: this host cannot exist.
  prefixUrl: config.apiBaseUrl || 'https://luka.invalid',
  method: 'post',
  retry: 0,
  // ky's timeout ends with the headers; `withDeadline` covers the body too.
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
});

type SendOptions = RequestOptions & { signal: AbortSignal; headers: Record<string, string> };

async function send(path: Path, body: unknown, options: SendOptions): Promise<Received> {
  const { signal, headers } = options;
  const fetchLike = getFetch(options.onProgress);
  const sentAt = Date.now();
  const response = await http(path, {
    ...(body instanceof Blob ? { body } : { json: body }),
    headers,
    signal,
    fetch: (input) => fetchLike(input instanceof Request ? input : new Request(input)),
  });
  const times = { date: response.headers.get('date'), sentAt, receivedAt: Date.now() };
  return { status: response.status, text: await response.text(), times };
}

function toApiError(path: Path, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'TimeoutError') {
    return new ApiError('timeout', { path, hint: `no response in ${requestTimeoutMs} ms`, cause });
  }
  if (name === 'AbortError') {
    return new ApiError('aborted', {
      path,
      hint: 'aborted by the caller, or the session has ended',
      cause,
    });
  }
  return new ApiError('network', { path, hint: 'no connection', cause });
}
