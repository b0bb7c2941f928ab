import { applicationCalls } from './application-calls';
import type { GuestCalls, MemberCalls } from './call-types';
import { formCalls } from './form-calls';
import { homeCalls } from './home-calls';
import { loanCalls, quoteCalls } from './loan-calls';
import { loginCalls } from './login-calls';
import { orderCalls } from './order-calls';
import { uploadCalls } from './upload-calls';

/** The 8 calls of guests. */
export const guestCalls: GuestCalls = { ...homeCalls, ...loginCalls, ...quoteCalls };

/** The 22 calls that need a token. */
export const memberCalls: MemberCalls = {
  ...formCalls,
  ...applicationCalls,
  ...loanCalls,
  ...orderCalls,
  ...uploadCalls,
};
