/** Element ids, for tests. */
export const ids = {
  phone: 'custom-service-phone',
  whatsapp: 'custom-service-whatsapp',
  email: 'custom-service-email',
  message: 'custom-service-message',
  copy: 'custom-service-copy',
  /** Logs in with the e-mail address instead, or changes the number. */
  otherLogin: 'custom-service-other-login',
  repayHelp: 'custom-service-repay-help',
  sernac: 'custom-service-sernac',
  sernacPhone: 'custom-service-sernac-phone',
  cmf: 'custom-service-cmf',
} as const;
