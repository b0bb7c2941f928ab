import { type RequestOptions, request } from '../client';
import type { PartnerApp } from '../schemas/home';

/** Reads the partners' apps. `app/get_app_list`. */
export function getAppList(options?: RequestOptions): Promise<PartnerApp[]> {
  return request('app/get_app_list', {}, options);
}
