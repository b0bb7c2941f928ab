import type { ToastMessage } from '@/lib/toast/toast';

/** Every way in which a call can end without an answer. */
export const apiErrorCodes = [
  /** Code 301: refused without a word. */
  'rejected',
  /** The session is over. */
  'loggedOut',
  /** The server says why, in `serverMessage`. */
  'refused',
  /** No connection, or it broke. */
  'network',
  /** No whole answer within 60 s. */
  'timeout',
  /** A status such as 500 without a reply of the contract. */
  'http',
  /** HTML, or JSON that breaks off. */
  'notJson',
  /** JSON that is not what the contract says, in the reply or in what was to be sent. */
  'shape',
  /** The caller gave up. */
  'aborted',
] as const;

export type ApiErrorCode = (typeof apiErrorCodes)[number];

/** One field of a form that the server refuses; `field` is its wire name, `message` is shown as it comes. */
export type FieldError = { field: string; message: string };

type Details = {
  path: string;
  /** For the developer: what was wrong, and where. */
  hint: string;
  /** The server's own `msg`, shown to the person. */
  serverMessage?: string;
  fields?: readonly FieldError[];
  cause?: unknown;
};

/**
 * The one error that a call rejects with. `message` names the call for the developer and never holds
 * what was sent; {@link ApiError.userMessage} is what the person is told.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The call's path on the wire, such as `loan/apply`. */
  readonly path: string;
  readonly hint: string;
  /** The fields that the server refuses, by wire name; empty for most errors. */
  readonly fields: readonly FieldError[];
  /** The platform's number: 5 for a timeout, 600003 for an abort (product.md section 8). */
  readonly number: number | undefined;
  /** What to tell the person: the server's words, or a key of the catalogue; `null` where nothing is said. */
  readonly userMessage: ToastMessage | null;

  constructor(code: ApiErrorCode, { path, hint, serverMessage, fields = [], cause }: Details) {
    super(`${path}: ${hint}`, { cause });
    this.code = code;
    this.path = path;
    this.hint = hint;
    this.fields = fields;
    this.number = numbers[code];
    this.userMessage = serverMessage || userMessages[code];
  }
}

const numbers: Partial<Record<ApiErrorCode, number>> = { timeout: 5, aborted: 600003 };

const unreadable = { key: 'apiErrors.unreadable' } as const;

const userMessages: Record<ApiErrorCode, ToastMessage | null> = {
  rejected: null,
  loggedOut: { key: 'apiErrors.loggedOut' },
  refused: null,
  network: { key: 'apiErrors.network' },
  timeout: { key: 'apiErrors.timeout' },
  http: { key: 'apiErrors.server' },
  notJson: unreadable,
  shape: unreadable,
  aborted: null,
};
