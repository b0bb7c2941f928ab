/** What the API needs of the session. */
export type Auth = {
  /** The token to send; `null` for a guest. */
  token: () => string | null;
  /** The id of the logged-in user; `null` for a guest. */
  userId: () => string | null;
  /** Ends the session after the server has rejected its token. */
  expire: () => void;
};

const guest: Auth = { token: () => null, userId: () => null, expire: () => undefined };

let current = guest;

/** Sets where the API reads the session. `lib/session` does when it is loaded, so that the API does not import it. */
export function setAuth(auth: Auth): void {
  current = auth;
}

/** What {@link setAuth} set; a guest before that. */
export function getAuth(): Auth {
  return current;
}

let session = new AbortController();

/** Aborts when the session ends: its calls in flight must neither take effect nor be read for the next user. */
export function sessionSignal(): AbortSignal {
  return session.signal;
}

/** Ends the calls in flight, with the code `aborted`. For `lib/session`. */
export function abortCalls(): void {
  session.abort();
  session = new AbortController();
}
