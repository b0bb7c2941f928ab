import { exportLocale, locales } from '@/lib/i18n/locale';

/** A state of each kind of page, for the engines beside Chromium. */
export const sampleStates = [
  { kind: 'Home', path: '/', state: 'approved' },
  { kind: 'a form', path: '/pages/step/step-basic/step-basic', state: 'incomplete' },
  { kind: 'a list', path: '/pages/my-loan/my-loan', state: 'longList' },
  { kind: 'a sheet', path: '/pages/loan/loan-info-choose/loan-info-choose', state: 'caeSheet' },
  { kind: 'an error', path: '/pages/my-loan/my-loan', state: 'error' },
  { kind: 'the contract', path: '/pages/contract-new/contract-new', state: 'lending' },
] as const;

/** Every language in the light theme, and the exported one in the dark. */
export const sampleLooks = [
  ...locales.map((locale) => ({ locale, theme: 'light' as const })),
  { locale: exportLocale, theme: 'dark' as const },
];
