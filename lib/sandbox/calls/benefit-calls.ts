import { viewBenefits } from '../rules/benefits';
import type { MemberCalls } from './call-types';

/** Coupons and vouchers. */
export const benefitCalls: Pick<MemberCalls, 'coupon/my_coupon'> = {
  'coupon/my_coupon': ({ account, now }) => viewBenefits(account, now),
};
