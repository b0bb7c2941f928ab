import type { TextKey } from '@/lib/i18n/message-types';
import type { allStates } from './all-states.gen';

type AllStates = typeof allStates;

/** A step of the journey: the state of a screen, and the key of a text that says what it is about. */
type TourStep = {
  [Path in keyof AllStates]: { path: Path; state: keyof AllStates[Path]; caption: TextKey };
}[keyof AllStates];

/** The journey from the offer to the loan that is paid back, in order. */
export const tourSteps = [
  { path: '/', state: 'guest', caption: 'home.how.title' },
  {
    path: '/pages/account/get-code-page/get-code-page',
    state: 'ready',
    caption: 'getCode.phone.title',
  },
  { path: '/pages/account/login-page/login-page', state: 'phone', caption: 'login.title' },
  { path: '/pages/step/step-basic/step-basic', state: 'saved', caption: 'home.how.who' },
  { path: '/pages/step/step-social/step-social', state: 'saved', caption: 'stepSocial.title' },
  {
    path: '/pages/step/step-withdrawal/step-withdrawal-new',
    state: 'check',
    caption: 'payout.title',
  },
  {
    path: '/pages/upload/upload-id-card/upload-id-card',
    state: 'sidesTaken',
    caption: 'uploadIdCard.title',
  },
  {
    path: '/pages/upload/upload-id-card/upload-id-card',
    state: 'complete',
    caption: 'uploadIdCard.summary.title',
  },
  {
    path: '/pages/landing/landing-application-submited/landing-application-submited',
    state: 'review',
    caption: 'home.review.titleNoName',
  },
  {
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    state: 'approved',
    caption: 'home.how.decideText',
  },
  {
    path: '/pages/loan/loan-information/loan-information',
    state: 'confirm',
    caption: 'loanInfoChoose.cost.title',
  },
  { path: '/pages/sign/sign', state: 'ready', caption: 'sign.agreement.title' },
  {
    path: '/pages/landing/landing-sign-success/landing-sign-success',
    state: 'sending',
    caption: 'orders.state.waiting',
  },
  { path: '/', state: 'lending', caption: 'home.loan.title' },
  { path: '/pages/order-detail/order-detail', state: 'paySheet', caption: 'payment.title' },
  {
    path: '/pages/order-detail/order-detail',
    state: 'cleared',
    caption: 'home.cleared.titleNoName',
  },
] as const satisfies readonly TourStep[];
