import { exportLocale } from '@/lib/i18n/locale';

/** A state of each kind of page, for the engines beside Chromium. */
export const sampleStates = [
  { kind: 'Home', path: '/', state: 'approved' },
  { kind: 'a form', path: '/pages/step/step-basic/step-basic', state: 'incomplete' },
  { kind: 'a list', path: '/pages/my-loan/my-loan', state: 'longList' },
  { kind: 'a sheet', path: '/pages/loan/loan-info-choose/loan-info-choose', state: 'caeSheet' },
  { kind: 'an error', path: '/pages/my-loan/my-loan', state: 'error' },
  { kind: 'the contract', path: '/pages/contract-new/contract-new', state: 'lending' },
] as const;

/** The exported language in the dark theme, and the one with the most marks on its letters in the light one. */
export const sampleLooks = [
  { locale: exportLocale, theme: 'dark' },
  { locale: 'vi', theme: 'light' },
] as const;
