import type { StepPage } from '@/app/application/step-pages';

/** The page that shows a field: your work; your contacts. */
export function pageOf(field: string): StepPage {
  return field.startsWith('contacts.') ? '2' : '1';
}
