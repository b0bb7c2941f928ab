import { parseEmail } from '@/lib/chile/email';
import { parsePhone } from '@/lib/chile/phone';
import type { CallContext } from '../core/call-context';
import { fieldRefusal } from '../core/refusal';
import type { SentMessage } from '../core/state';
import { accountFor, type Identity, isKnown, openSession } from '../rules/accounts';
import { attachLogin } from '../rules/attach-login';
import {
  checkCode,
  codeLength,
  expiresSeconds,
  resendSeconds,
  sendCode,
  spendCode,
} from '../rules/codes';
import type { GuestCalls } from './call-types';

type LoginPath = 'app/get_login_option' | 'user/get_code' | 'user/get_mail_code' | 'user/login';

/** Requesting a code and logging in. */
export const loginCalls: Pick<GuestCalls, LoginPath> = {
  'app/get_login_option': ({ state }) => ({
    options: ['phone', 'email'],
    default: 'phone',
    country_code: '56',
    code_length: codeLength,
    resend_seconds: resendSeconds,
    ...(state.asks_phone && { asks: ['phone', 'email'] as const }),
  }),
  'user/get_code': (context, { phone }) => codeSent(context, 'phone', phoneOf(phone)),
  'user/get_mail_code': (context, { email }) => codeSent(context, 'email', emailOf(email)),
  'user/login': (context, { type, phone, email, code, attach, create = true }) => {
    const identity: Identity =
      type === 'phone' ? { phone: phoneOf(phone) } : { email: emailOf(email) };
    const to = 'phone' in identity ? identity.phone : identity.email;
    checkCode(context, to, code);
    if (attach) {
      const session = attachLogin(context, identity);
      spendCode(context.state, to);
      return { ...session, new_guest: false };
    }
    if (!create && !isKnown(context.state, identity)) {
      throw fieldRefusal('create', { key: 'login_unknown' });
    }
    spendCode(context.state, to);
    const { account, isNew } = accountFor(context.state, identity, context.random);
    const token = openSession(context, account);
    return { token, user_id: account.id, phone: account.phone ?? '', new_guest: isNew };
  },
};

function codeSent(context: CallContext, channel: SentMessage['channel'], to: string) {
  sendCode(context, channel, to);
  return { resend_seconds: resendSeconds, expires_seconds: expiresSeconds };
}

function phoneOf(text = ''): string {
  const phone = parsePhone(text);
  if (!phone.ok) throw fieldRefusal('phone', { key: 'enter_phone' });
  return phone.value;
}

function emailOf(text = ''): string {
  const email = parseEmail(text);
  if (!email.ok) throw fieldRefusal('email', { key: 'enter_email' });
  return email.value;
}
