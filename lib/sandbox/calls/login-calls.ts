import { parseEmail } from '@/lib/chile/email';
import { parsePhone } from '@/lib/chile/phone';
import { fieldRefusal } from '../core/refusal';
import type { SentMessage } from '../core/sandbox-state';
import type { Visit } from '../core/visit';
import { accountFor, type Identity, openSession } from '../rules/accounts';
import { codeLength, expiresSeconds, redeemCode, resendSeconds, sendCode } from '../rules/codes';
import type { GuestCalls } from './call-types';

type LoginPath = 'app/get_login_option' | 'user/get_code' | 'user/get_mail_code' | 'user/login';

/** Getting a code and logging in. */
export const loginCalls: Pick<GuestCalls, LoginPath> = {
  'app/get_login_option': () => ({
    options: ['phone', 'email'],
    default: 'phone',
    country_code: '56',
    code_length: codeLength,
    resend_seconds: resendSeconds,
  }),
  'user/get_code': (visit, { phone }) => codeSent(visit, 'phone', phoneOf(phone)),
  'user/get_mail_code': (visit, { email }) => codeSent(visit, 'email', emailOf(email)),
  'user/login': (visit, { type, phone, email, code }) => {
    const identity: Identity =
      type === 'phone' ? { phone: phoneOf(phone) } : { email: emailOf(email) };
    redeemCode(visit, 'phone' in identity ? identity.phone : identity.email, code);
    const { account, isNew } = accountFor(visit.state, identity, visit.random);
    return {
      token: openSession(visit.state, account, visit.random),
      user_id: account.id,
      phone: account.phone ?? '',
      new_guest: isNew,
    };
  },
};

function codeSent(visit: Visit, channel: SentMessage['channel'], to: string) {
  sendCode(visit, channel, to);
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
