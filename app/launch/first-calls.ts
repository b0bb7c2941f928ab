import type { Path } from '@/lib/api/contract';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { StorageKey } from '@/lib/storage/keys';

/** `unless`: a value in storage, other than 0, with which the screen begins otherwise. */
type Calls = { guest?: readonly Path[]; user?: readonly Path[]; unless?: StorageKey };

/** By screen: the reads that it begins with, of a guest and of a user who is logged in. */
export const firstCalls: Readonly<Partial<Record<RoutePath, Calls>>> = {
  '/': { guest: ['app/home', 'app/get_product_list'], user: ['app/home'] },
  '/pages/profile/profile': { guest: ['app/home'], user: ['app/home'] },
  '/pages/account/get-code-page/get-code-page': { guest: ['app/get_login_option'] },
  '/pages/contract-new/my-coupon': { user: ['coupon/my_coupon', 'app/home'] },
  '/pages/loan/loan-info-choose/loan-info-choose': {
    user: ['app/home', 'app/get_product_list', 'coupon/my_coupon'],
  },
  '/pages/my-loan/my-loan': {
    user: ['user/get_processing_order'],
    unless: 'my_loan_index',
  },
  '/pages/step/step-basic/step-basic': {
    user: ['app/get_list_page1_new', 'app/get_basic_info', 'app/home'],
  },
};
