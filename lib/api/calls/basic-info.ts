import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { forgetRequestId } from '../request-id';
import type { BasicInfo } from '../schemas/application';
import type { NextStep } from '../schemas/basics';

/** Reads the basic information as saved; `null` before the first time. `app/get_basic_info`. */
export function getBasicInfo(options?: RequestOptions): Promise<BasicInfo | null> {
  return request('app/get_basic_info', {}, options);
}

/** Saves the basic information. A refusal may name fields: {@link ApiError.fields}. `app/save_basic_info`. */
export async function saveBasicInfo(info: BasicInfo, options?: RequestOptions): Promise<NextStep> {
  const saved = await request('app/save_basic_info', info, options);
  forgetRequestId('apply_info');
  revalidate('app/get_basic_info', 'app/home');
  return saved;
}
