import type * as v from 'valibot';
import type { contract, Path } from '@/lib/api/contract';
import type { MemberVisit, Visit } from '../core/visit';

/** A body as it arrives in a call: held against the contract already. */
export type CallBody<P extends Path> = v.InferOutput<(typeof contract)[P]['body']>;

/** What a call answers as `ret`. */
export type CallRet<P extends Path> = v.InferInput<(typeof contract)[P]['ret']>;

/** The calls that need no token. */
export type GuestPath =
  | 'app/home'
  | 'app/get_login_option'
  | 'user/get_code'
  | 'user/get_mail_code'
  | 'user/login'
  | 'app/get_product_list'
  | 'loan/preview'
  | 'app/get_app_list';

/** The calls that answer `10001` without a valid token. */
export type MemberPath = Exclude<Path, GuestPath>;

/** The calls of a guest, by path. Each throws a `Refusal` where it says no. */
export type GuestCalls = { [P in GuestPath]: (visit: Visit, body: CallBody<P>) => CallRet<P> };

/** The calls of a person who is logged in, by path. */
export type MemberCalls = {
  [P in MemberPath]: (visit: MemberVisit, body: CallBody<P>) => CallRet<P>;
};
