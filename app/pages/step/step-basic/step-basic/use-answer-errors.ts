import { useTranslations } from 'next-intl';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { answerKey, answerMissing } from './basic-schema';
import { ids } from './screen.ids';

type Questions = BasicOptions['overdue_questions'];

/**
 * Returns a function of a field's id and error text that says which question a missing answer is of: "Responde la
 * pregunta 2 sobre tus créditos". Other texts stay. Applied while rendering, so that the text follows the current
 * language.
 */
export function useAnswerErrors(questions: Questions): (id: string, message: string) => string {
  const t = useTranslations('stepBasic');
  const errors = useTranslations('errors');
  const missing = errors(answerMissing);
  return (id, message) => {
    if (message !== missing) return message;
    const at = questions.findIndex((one) => ids.field(`answers.${answerKey(one.id)}`) === id);
    return at < 0 ? message : t('answerMissing', { number: at + 1 });
  };
}
