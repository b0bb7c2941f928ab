import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { forgetRequestId } from '../request-id';
import type { ExtraInfo } from '../schemas/application';
import type { NextStep } from '../schemas/basics';

/** Reads the social information as saved; `null` before the first time. `app/get_extra_info`. */
export function getExtraInfo(options?: RequestOptions): Promise<ExtraInfo | null> {
  return request('app/get_extra_info', {}, options);
}

/** Saves the social information. A refusal may name fields: {@link ApiError.fields}. `app/save_extra_info`. */
export async function saveExtraInfo(info: ExtraInfo, options?: RequestOptions): Promise<NextStep> {
  const saved = await request('app/save_extra_info', info, options);
  forgetRequestId('apply_info');
  revalidate('app/get_extra_info', 'app/home');
  return saved;
}
