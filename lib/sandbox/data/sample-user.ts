import type { BasicInfo, ExtraInfo, TransferInfo } from '@/lib/api/schemas/application';

/** The phone number of a scenario's account before a login. */
export const samplePhone = '+56987654567';

/** Basic information of the designs' sample user, as the form saves it. */
export const sampleBasic: BasicInfo = {
  first_name: 'Camila',
  last_name: 'Muñoz',
  gender: 'female',
  birth_date: '1995-04-23',
  run: '12345678-5',
  education: 'technical',
  industry: 'trade',
  loan_purpose: 'bills',
  whatsapp: samplePhone,
  city: 'santiago',
  district: 'santiago-oriente',
  community: '13123',
  overdue_answers: [
    { id: 'late_30_days', value: 'no' },
    { id: 'overdue_now', value: 'no' },
  ],
};

/** The sample user's social information. */
export const sampleExtra: ExtraInfo = {
  employment: 'indefinite',
  salary: 'to_1200',
  marital: 'single',
  contacts: [
    { relationship: 'parent', name: 'Rosa Muñoz', phone: '+56912345678' },
    { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
  ],
};

/** The sample user's payout account. */
export const sampleTransfer: TransferInfo = {
  account_type: 'yape',
  account_number: samplePhone,
  full_name: 'Camila Muñoz',
};
