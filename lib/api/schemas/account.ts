import * as v from 'valibot';
import { headerText } from '@/lib/storage/header-text';
import { count } from './basics';

const loginType = v.picklist(['phone', 'email']);

/** Reply of `app/get_login_option`. */
export const loginOption = v.pipe(
  v.object({
    options: v.pipe(v.array(loginType), v.minLength(1)),
    default: loginType,
    country_code: v.string(),
    code_length: v.pipe(count, v.minValue(1)),
    resend_seconds: count,
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
});

/** Reply of `user/login`. */
export const loginReply = v.object({
  token: headerText,
  user_id: headerText,
  phone: v.string(),
  new_guest: v.boolean(),
});

export type LoginType = v.InferOutput<typeof loginType>;
export type LoginOption = v.InferOutput<typeof loginOption>;
export type LoginReply = v.InferOutput<typeof loginReply>;
