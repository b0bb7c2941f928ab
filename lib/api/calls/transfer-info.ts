import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { forgetRequestId } from '../request-id';
import type { TransferInfo } from '../schemas/application';
import type { NextStep } from '../schemas/basics';

/** Reads where a loan is paid out to; `null` before it was saved. `app/get_bank_info`. */
export function getBankInfo(options?: RequestOptions): Promise<TransferInfo | null> {
  return request('app/get_bank_info', {}, options);
}

/**
 * Saves where a loan is paid out to; where a payment had failed, its order waits again.
 * A refusal may name fields: {@link ApiError.fields}. `app/save_transfer_info`.
 */
export async function saveTransferInfo(
  info: TransferInfo,
  options?: RequestOptions,
): Promise<NextStep> {
  const saved = await request('app/save_transfer_info', info, options);
  forgetRequestId('apply_info');
  revalidate('app/get_bank_info', 'app/home', 'user/get_processing_order');
  return saved;
}
