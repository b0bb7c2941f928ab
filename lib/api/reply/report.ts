import type { ApiError } from '@/lib/api/errors';
import { logOut } from '@/lib/session/log-out';
import { readValue } from '@/lib/storage/values';
import { showToast } from '@/lib/toast/toast';

type Circumstances = {
  /** The token that the call was sent with. */
  token: string | null;
  /** True where a call of the app's own, in the background, fails: nothing is said. */
  quiet: boolean;
};

/**
 * Does for a failed call what the error catalogue says: logs out, tells the person, tells the developer.
 * A reply to a session that is over already says nothing more: the first of ten logged out.
 */
export function report(error: ApiError, { token, quiet }: Circumstances): void {
  if (process.env.NODE_ENV === 'development' && forDeveloper.has(error.code)) {
    // biome-ignore lint/suspicious/noConsole: the developer's only word on a reply out of contract.
    console.error(error.message);
  }
  if (error.code === 'loggedOut') {
    if (readValue('uni_token') !== token) return;
    void logOut('expired');
  } else if (quiet) return;
  if (error.userMessage) showToast(error.userMessage);
}

const forDeveloper: ReadonlySet<string> = new Set(['http', 'notJson', 'shape']);
