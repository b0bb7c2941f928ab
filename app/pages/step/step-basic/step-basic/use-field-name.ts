import { useTranslations } from 'next-intl';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { answerKey } from './basic-schema';

const labels = {
  first_name: 'firstName',
  last_name: 'lastName',
  run: 'run',
  birth_date: 'birthDate',
  gender: 'gender',
  whatsapp: 'whatsapp',
  city: 'city',
  district: 'district',
  community: 'community',
  education: 'education',
  industry: 'industry',
  loan_purpose: 'purpose',
} as const;

/** Returns a field's name for the error summary: its label, or for a question about credits its number. */
export function useFieldName(
  questions: BasicOptions['overdue_questions'],
): (path: string) => string {
  const t = useTranslations('stepBasic');
  return (path) => {
    const label = Object.entries(labels).find(([field]) => field === path)?.[1];
    if (label) return t(label);
    const at = questions.findIndex(({ id }) => path === `answers.${answerKey(id)}`);
    return t('answerName', { number: at + 1 });
  };
}
