/** Element ids, for tests. */
export const ids = {
  draft: 'policy-draft',
  text: 'policy-text',
  privacy: 'policy-privacy-link',
  terms: 'policy-terms-link',
  about: 'policy-about-link',
  faq: 'policy-faq-link',
  help: 'policy-help-link',
} as const;
