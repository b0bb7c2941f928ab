import type { ToastMessage } from '@/lib/toast/toast';

/** Every way in which a call can fail. */
export type ApiErrorCode =
  /** Code 301: rejected without a message. */
  | 'rejected'
  /** The session has ended. */
  | 'loggedOut'
  /** Refused with a `msg`: `serverMessage`. */
  | 'refused'
  /** No connection, or it broke. */
  | 'network'
  /** No complete response within 60 s. */
  | 'timeout'
  /** A failure status, such as 500, without a reply of the contract. */
  | 'http'
  /** HTML, or truncated JSON. */
  | 'notJson'
  /** JSON that does not match the contract, in the reply or in the request's body. */
  | 'shape'
  /** Aborted by the caller. */
  | 'aborted';

/** What a text of the server says, for the page to say it in words of its own (lib/api/own-texts). */
export type Reason = { reason_code?: string; values?: Record<string, string | number> };

/** A form field that the server refuses; `field` is its wire name, `message` is shown. */
export type FieldError = Reason & { field: string; message: string };

type Details = {
  path: string;
  /** For developers: what was wrong, and where. */
  hint: string;
  /** The reply's `msg`, shown to the user. */
  serverMessage?: string;
  /** What `serverMessage` says. */
  reason?: Reason;
  fields?: readonly FieldError[];
  cause?: unknown;
};

/**
 * The only error that a call rejects with. `message` names the call for developers and never contains the
 * request; {@link ApiError.userMessage} is shown to the user.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The call's path, such as `loan/apply`. */
  readonly path: string;
  readonly hint: string;
  /** What the server's message says; empty where it names no reason. */
  readonly reason: Reason;
  /** The refused fields, by wire name; empty for most errors. */
  readonly fields: readonly FieldError[];
  /** The platform's error code: 5 for a timeout, 600003 for an abort (product.md section 8). */
  readonly number: number | undefined;
  /** The server's text or a message key; `null` if nothing is shown. */
  readonly userMessage: ToastMessage | null;

  constructor(code: ApiErrorCode, { path, hint, ...details }: Details) {
    const { serverMessage, reason = {}, fields = [], cause } = details;
    super(`${path}: ${hint}`, { cause });
    this.code = code;
    this.path = path;
    this.hint = hint;
    this.reason = reason;
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
