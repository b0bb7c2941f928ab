import { request } from '../client';
import { ApiError } from '../errors';

/** How an upload about the person went; a failure is told to nobody but the caller. */
export type UploadResult = {
  sent: boolean;
  /** How often it was tried: 1 to 3. */
  attempts: number;
  /** Why the last try failed. */
  error?: ApiError;
};

/** How often an upload is tried in all, each at once after the one before (product.md section 9). */
export const uploadAttempts = 3;

/** Sends behaviour events as base64 of their JSON in UTF-8. `user/upload_behavior`. */
export function uploadBehavior(data: string, signal?: AbortSignal): Promise<UploadResult> {
  return attempt(() => request('user/upload_behavior', { data }, { signal, quiet: true }));
}

/** Sends what is known of the device. `user/upload_device`. */
export function uploadDevice(data: string, signal?: AbortSignal): Promise<UploadResult> {
  return attempt(() => request('user/upload_device', { data }, { signal, quiet: true }));
}

/** Sends the list of installed apps. `user/upload_app`. */
export function uploadApps(data: string, signal?: AbortSignal): Promise<UploadResult> {
  return attempt(() => request('user/upload_app', { data }, { signal, quiet: true }));
}

/** Text messages, and the same as JSON in UTF-8, which the caller has written bit by bit. */
export type SmsUpload = {
  body: { sms_list: unknown[]; total_count: number };
  encoded: Uint8Array<ArrayBuffer>;
};

/** Sends text messages; `total_count` says how many there are on the phone. `user/upload_sms`. */
export function uploadSms(
  { body, encoded }: SmsUpload,
  signal?: AbortSignal,
): Promise<UploadResult> {
  return attempt(() => request('user/upload_sms', body, { encoded, signal, quiet: true }));
}

async function attempt(send: () => Promise<unknown>, attempts = 1): Promise<UploadResult> {
  try {
    await send();
    return { sent: true, attempts };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const final = attempts === uploadAttempts || hopeless.has(error.code);
    return final ? { sent: false, attempts, error } : attempt(send, attempts + 1);
  }
}

/** Given up by the caller, or sent under a session that is over: another try cannot go better. */
const hopeless: ReadonlySet<string> = new Set(['aborted', 'loggedOut']);
