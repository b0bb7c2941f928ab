import { type RequestOptions, request } from '../client';
import type { CodeSent, LoginOption, LoginReply, LoginRequest } from '../schemas/account';

/** Reads by what one can log in, and how codes look. `app/get_login_option`. */
export function getLoginOption(options?: RequestOptions): Promise<LoginOption> {
  return request('app/get_login_option', {}, options);
}

/** Has a code sent to a phone, as `+569XXXXXXXX`. `user/get_code`. */
export function sendPhoneCode(phone: string, options?: RequestOptions): Promise<CodeSent> {
  return request('user/get_code', { phone }, options);
}

/** Has a code sent to an e-mail address. `user/get_mail_code`. */
export function sendMailCode(email: string, options?: RequestOptions): Promise<CodeSent> {
  return request('user/get_mail_code', { email }, options);
}

/** Trades a code for a token; `logIn` of `lib/session` begins the session with the answer. `user/login`. */
export function login(body: LoginRequest, options?: RequestOptions): Promise<LoginReply> {
  return request('user/login', body, options);
}
