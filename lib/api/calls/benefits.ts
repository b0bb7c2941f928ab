import { type RequestOptions, request } from '../client';
import type { Benefits } from '../schemas/loan';

/** Reads the person's coupons and credit vouchers, used and expired ones too. `coupon/my_coupon`. */
export function getBenefits(options?: RequestOptions): Promise<Benefits> {
  return request('coupon/my_coupon', {}, options);
}
