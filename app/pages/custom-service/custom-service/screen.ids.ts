import { contactIds } from '@/app/external-links/contact.ids';

/** Element ids, for tests. */
export const ids = {
  ...contactIds,
  message: 'custom-service-message',
  copy: 'custom-service-copy',
  /** Logs in with the e-mail address instead, or changes the number. */
  otherLogin: 'custom-service-other-login',
  /** The way to the request that may be needed: the reason of a refusal, or for a guest the number. */
  request: 'custom-service-request',
  repayHelp: 'custom-service-repay-help',
  allAnswers: 'custom-service-all-answers',
  cmf: 'custom-service-cmf',
} as const;
