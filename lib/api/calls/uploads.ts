import { type RequestOptions, request } from '../client';
import type { Body } from '../contract';
import { ApiError, type ApiErrorCode } from '../errors';

/** The calls that send data about the user. */
export type UploadPath =
  | 'user/upload_behavior'
  | 'user/upload_device'
  | 'user/upload_app'
  | 'user/upload_sms';

/** The outcome of an upload; a failure shows no toast. */
export type UploadResult = {
  sent: boolean;
  /** 1 to 3. */
  attempts: number;
  /** Why the last attempt failed. */
  error?: ApiError;
};

/** Attempts in all, each at once after the one before (product.md section 9). */
const uploadAttempts = 3;

/** Sends data about the user, and again after a failure. Rejects only for a bug. */
export async function upload<P extends UploadPath>(
  path: P,
  body: Body<P> | Blob,
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<UploadResult> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      await request(path, body, { ...options, quiet: true });
      return { sent: true, attempts };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (attempts === uploadAttempts || finalCodes.has(error.code)) {
        return { sent: false, attempts, error };
      }
    }
  }
}

/** Aborted by the caller, or sent with the token of a session that has ended: a retry cannot succeed. */
const finalCodes: ReadonlySet<ApiErrorCode> = new Set(['aborted', 'loggedOut'] as const);
