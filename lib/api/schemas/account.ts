import * as v from 'valibot';
import { headerText } from '@/lib/storage/header-text';
import { count } from './basics';

const loginType = v.picklist(['phone', 'email']);

/** Reply of `app/get_login_option`. */
export const loginOption = v.pipe(
  v.object({
    options: v.pipe(v.array(loginType), v.minLength(1)),
    default: loginType,
    country_code: v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/)),
    code_length: v.pipe(count, v.minValue(1), v.maxValue(10)),
    resend_seconds: count,
    /** The kinds of address that open an account only once the user was asked for another one; absent, `email`. */
    asks: v.optional(v.array(loginType)),
  }),
  v.check((reply) => reply.options.includes(reply.default), 'default among options'),
);

/** Reply of `user/get_code` and `user/get_mail_code`. */
export const codeSent = v.object({ resend_seconds: count, expires_seconds: count });

/** Body of `user/login`. */
export const loginRequest = v.object({
  type: loginType,
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  code: v.string(),
  agree: v.literal(true),
  /** The version of the terms and the privacy policy that are agreed to, `YYYY-MM-DD`. */
  texts: v.optional(v.string()),
  /** Adds the address to the account of the token, or replaces the one of its kind: contract.md section 8. */
  attach: v.optional(v.literal(true)),
  /** False: an address without an account is refused at the field `create`, and its code stays good. */
  create: v.optional(v.boolean()),
});

/** The addresses that an account can log in with, masked by the server; absent where there is none of the kind. */
export const logins = v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) });

/** Reply of `user/login`. */
export const loginReply = v.object({
  token: headerText,
  user_id: headerText,
  phone: v.string(),
  new_guest: v.boolean(),
});

export type Logins = v.InferOutput<typeof logins>;
export type LoginType = v.InferOutput<typeof loginType>;
export type LoginOption = v.InferOutput<typeof loginOption>;
export type LoginReply = v.InferOutput<typeof loginReply>;
