import type { StepPage } from '@/app/application/step-pages';

const identityFields = ['first_name', 'last_name', 'run', 'birth_date', 'gender', 'whatsapp'];

/** The page that shows a field: who you are; your life today. */
export function pageOf(field: string): StepPage {
  return identityFields.includes(field) ? '1' : '2';
}
