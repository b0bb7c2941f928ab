import type * as v from 'valibot';
import type { contract, Path } from '@/lib/api/contract';
import type { CallContext, MemberContext } from '../core/call-context';

/** The body of a call, validated by the contract. */
export type CallBody<P extends Path> = v.InferOutput<(typeof contract)[P]['body']>;

/** The `ret` of a call. */
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

/** The calls that reply `10001` without a valid token. */
export type MemberPath = Exclude<Path, GuestPath>;

/** The calls of guests, by path. They throw a `Refusal` for an error reply. */
export type GuestCalls = {
  [P in GuestPath]: (context: CallContext, body: CallBody<P>) => CallRet<P>;
};

/** The calls of users who are logged in, by path. */
export type MemberCalls = {
  [P in MemberPath]: (context: MemberContext, body: CallBody<P>) => CallRet<P>;
};
