/** Element ids, for tests. */
export const ids = {
  text: 'policy-text',
  contents: 'policy-contents',
  licences: 'policy-licences',
  privacy: 'policy-privacy-link',
  terms: 'policy-terms-link',
  about: 'policy-about-link',
  faq: 'policy-faq-link',
  help: 'policy-help-link',
  deletion: 'policy-deletion-link',
  loan: 'policy-deletion-loan',
  message: 'policy-deletion-message',
  whatsapp: 'policy-deletion-whatsapp',
  email: 'policy-deletion-email',
  copy: 'policy-deletion-copy',
} as const;
