import { showToast } from '@/lib/toast/toast';
import { getAuth } from './auth';
import type { ApiError } from './errors';

type Circumstances = {
  /** The token that the call was sent with. */
  token: string | null;
  /** Shows no toast, unless the session has ended: a background call. */
  quiet: boolean;
};

/**
 * The side effects of a failed call: ends the session, shows a toast, logs to the console in development.
 * A reply to an earlier session has none: of ten failing calls only the first ends the session.
 */
export function reportError(error: ApiError, { token, quiet }: Circumstances): void {
  if (process.env.NODE_ENV === 'development' && contractCodes.has(error.code)) {
    // biome-ignore lint/suspicious/noConsole: a reply out of contract is a bug, shown to developers only.
    console.error(error.message);
  }
  if (error.code === 'loggedOut') {
    if (getAuth().token() !== token) return;
    getAuth().expire();
  } else if (quiet) return;
  if (error.userMessage) showToast(error.userMessage);
}

const contractCodes: ReadonlySet<string> = new Set(['http', 'notJson', 'shape']);
