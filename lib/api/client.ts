// biome-ignore lint/style/noRestrictedImports: this is the client that all others go through
import ky from 'ky';
import { config } from '@/lib/config';
import { readValue } from '@/lib/storage/values';
import { type Body, contract, type Path, type Ret } from './contract';
import { requestTimeoutMs, withDeadline } from './deadline';
import { ApiError } from './errors';
import { requestHeaders } from './headers';
import { checked, readReply } from './reply/read-reply';
import { report } from './reply/report';
import { getFetch, type OnProgress } from './transport';

/** What a caller may add to a call. */
export type RequestOptions = {
  /** Ends the call; it then rejects with the code `aborted` and says nothing. */
  signal?: AbortSignal;
  /** True for what the app sends by itself: a failure shows no toast, except that the session is over. */
  quiet?: boolean;
  /** How much of the body has left, from 0 to 1. */
  onProgress?: OnProgress;
  /** The body as JSON in UTF-8 already: one so long that writing it at once would freeze the page. */
  encoded?: Uint8Array<ArrayBuffer>;
};

/**
 * Sends one call and resolves with its `ret`, held against the contract. Rejects with an
 * {@link ApiError} and nothing else, after the error catalogue of product.md section 8 was followed:
 * toast and log-out are done when it rejects. Never sends twice by itself.
 */
export async function request<P extends Path>(
  path: P,
  body: Body<P>,
  options: RequestOptions = {},
): Promise<Ret<P>> {
  const token = readValue('uni_token');
  try {
    if (process.env.NODE_ENV !== 'production') checked(contract[path].body, body, [path, 'body']);
    const answer = await withDeadline(
      (signal) => exchange(path, body, { ...options, signal, token }),
      { ms: requestTimeoutMs, signal: options.signal },
    );
    return readReply(path, answer);
  } catch (cause) {
    const error = toApiError(path, cause);
    report(error, { token, quiet: options.quiet ?? false });
    throw error;
  }
}

const http = ky.create({
  // Without a server (contract.md section 3) nothing may leave: a host that cannot exist.
  prefixUrl: config.apiBaseUrl || 'https://luka.invalid',
  method: 'post',
  retry: 0,
  // ky's own limit ends with the headers; `withDeadline` covers the body too.
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
});

type Exchange = RequestOptions & { signal: AbortSignal; token: string | null };

async function exchange(path: Path, body: unknown, options: Exchange) {
  const { signal, token, encoded } = options;
  const send = getFetch(options.onProgress);
  const response = await http(path, {
    ...(encoded === undefined ? { json: body } : { body: encoded }),
    headers: requestHeaders(token),
    signal,
    fetch: (input) => send(input instanceof Request ? input : new Request(input)),
  });
  return { status: response.status, text: await response.text() };
}

function toApiError(path: Path, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'TimeoutError') {
    return new ApiError('timeout', { path, hint: `no answer in ${requestTimeoutMs} ms`, cause });
  }
  if (name === 'AbortError') {
    return new ApiError('aborted', { path, hint: 'aborted by the caller', cause });
  }
  return new ApiError('network', { path, hint: 'no connection', cause });
}
