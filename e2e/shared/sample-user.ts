import type { FormEntries } from '@/e2e/screens/application/step-screen';

/** A new user, as typed; `stored…` is the same as the server stores it. */
export const user = {
  phone: '9 6123 4567',
  storedPhone: '+56961234567',
  email: 'Antonia.Perez@correo.cl',
  storedEmail: 'antonia.perez@correo.cl',
  fullName: 'Antonia Pérez Ñancupil',
} as const;

/** The phone number of the account that a scenario logs in, as typed. */
export const scenarioPhone = '9 8765 4567';

/** The first step, by the names of its fields: Ñuñoa in the east of Santiago. */
export const basics = {
  first_name: 'Antonia',
  last_name: 'Pérez Ñancupil',
  run: '189726317',
  birth_date: '14',
  'birth_date-month': '03',
  'birth_date-year': '1994',
  gender: { chip: 'female' },
  whatsapp: '9 6123 4567',
  city: 1,
  district: 2,
  community: 5,
  education: { chip: 'university' },
  industry: 3,
  loan_purpose: { chip: 'health' },
  'answers.late_30_days': { chip: 'no' },
  'answers.overdue_now': { chip: 'up_to_90' },
} as const satisfies FormEntries;

export const storedBasics = {
  first_name: 'Antonia',
  last_name: 'Pérez Ñancupil',
  run: '18972631-7',
  birth_date: '1994-03-14',
  gender: 'female',
  whatsapp: '+56961234567',
  city: 'santiago',
  district: 'santiago-oriente',
  community: '13120',
  education: 'university',
  industry: 'transport',
  loan_purpose: 'health',
  overdue_answers: [
    { id: 'late_30_days', value: 'no' },
    { id: 'overdue_now', value: 'up_to_90' },
  ],
} as const;

/** The second step without the contacts. */
export const social = {
  employment: { chip: 'indefinite' },
  salary: 4,
  marital: { chip: 'married' },
} as const satisfies FormEntries;

/** How the two contacts are related to the user: a parent, a friend. */
export const relationships = [
  { 'contacts.0.relationship': { chip: 'parent' } },
  { 'contacts.1.relationship': { chip: 'friend' } },
] as const satisfies readonly FormEntries[];

/** A contact of the second step, as typed. */
export type Contact = { name: string; phone: string };

export const contacts: readonly [Contact, Contact] = [
  { name: 'Rosa Ñancupil', phone: '+56 9 1234 5678' },
  { name: 'Javiera Soto', phone: '9 2345 6789' },
];

const storedSocial = {
  employment: 'indefinite',
  salary: 'to_1200',
  marital: 'married',
  contacts: [
    { relationship: 'parent', name: 'Rosa Ñancupil', phone: '+56912345678' },
    { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
  ],
} as const;

/** An account at the fourth bank of the list. */
export const bankAccount = {
  account_type: { chip: 'bank' },
  bank_code: 4,
  account_number: '0012 3456 789',
  bank_account_type: { chip: 'corriente' },
  full_name: 'Antonia Pérez Ñancupil',
} as const satisfies FormEntries;

export const storedBankAccount = {
  account_type: 'bank',
  bank_code: '016',
  account_number: '00123456789',
  full_name: 'Antonia Pérez Ñancupil',
  bank_account_type: 'corriente',
} as const;

/** The user's whole application as the server stores it. */
export const storedApplication = {
  phone: user.storedPhone,
  basic: storedBasics,
  extra: storedSocial,
  transfer: storedBankAccount,
  images: { id_front: { mime: 'image/jpeg' }, id_back: {}, selfie: {} },
} as const;
