import type { Page } from 'playwright-core';
import type { PhotoFile } from '@/e2e/browser/screens/application/camera';
import type { Basics } from '@/e2e/browser/screens/application/step-basic';
import type { Social } from '@/e2e/browser/screens/application/step-social';
import type { Account } from '@/e2e/browser/screens/application/step-withdrawal';

/** Somebody who was never here before, as they type. */
export const person = {
  phone: '9 6123 4567',
  /** The same as the server keeps it. */
  phoneKept: '+56961234567',
  email: 'Antonia.Perez@correo.cl',
  emailKept: 'antonia.perez@correo.cl',
} as const;

/** The first step, as typed: Ñuñoa in the east of Santiago. */
export const basics: Basics = {
  first_name: 'Antonia',
  last_name: 'Pérez Ñancupil',
  run: '189726317',
  birth: { day: '14', month: '03', year: '1994' },
  gender: 'female',
  whatsapp: '961234567',
  city: 1,
  district: 2,
  community: 5,
  education: 4,
  industry: 3,
  loan_purpose: 2,
  answers: { late_30_days: 'no', overdue_now: 'up_to_90' },
};

/** The first step as the server keeps it. */
export const basicsKept = {
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

/** The second step, as typed. */
export const social: Social = {
  employment: 1,
  salary: 4,
  marital: 2,
  contacts: [
    { relationship: 1, name: 'Rosa Ñancupil', phone: '+56 9 1234 5678' },
    { relationship: 7, name: 'Javiera Soto', phone: '9 2345 6789' },
  ],
};

/** The second step as the server keeps it. */
export const socialKept = {
  employment: 'indefinite',
  salary: 'to_1200',
  marital: 'married',
  contacts: [
    { relationship: 'mother', name: 'Rosa Ñancupil', phone: '+56912345678' },
    { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
  ],
} as const;

/** An account at the fourth bank of the list. */
export const bankAccount: Account = {
  kind: 'bank',
  bank: 4,
  number: '0012 3456 789',
  holder: 'Antonia Pérez Ñancupil',
};

/** The same as the server keeps it. */
export const bankAccountKept = {
  account_type: 'bank',
  bank_code: '016',
  account_number: '00123456789',
  full_name: 'Antonia Pérez Ñancupil',
} as const;

/** A photo of something like an ID card, with a word on it: drawn on the spot, in no place and by nobody. */
export async function takePhoto(page: Page, word: string): Promise<PhotoFile> {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#cde';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#234';
    context.font = '120px sans-serif';
    context.fillText(text, 120, 500);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, word);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${word}.jpg`, mimeType: 'image/jpeg', buffer };
}
