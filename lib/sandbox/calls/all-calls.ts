import { applicationCalls } from './application-calls';
import { benefitCalls } from './benefit-calls';
import type { GuestCalls, MemberCalls } from './call-types';
import { formCalls } from './form-calls';
import { homeCalls } from './home-calls';
import { loanCalls, offerCalls } from './loan-calls';
import { loginCalls } from './login-calls';
import { orderCalls } from './order-calls';
import { photoCalls } from './photo-calls';
import { uploadCalls } from './upload-calls';

/** The 8 calls that a guest may make. */
export const guestCalls: GuestCalls = { ...homeCalls, ...loginCalls, ...offerCalls };

/** The 22 calls that need a token. */
export const memberCalls: MemberCalls = {
  ...formCalls,
  ...photoCalls,
  ...applicationCalls,
  ...loanCalls,
  ...orderCalls,
  ...benefitCalls,
  ...uploadCalls,
};
