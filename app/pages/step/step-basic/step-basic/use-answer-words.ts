import { useTranslations } from 'next-intl';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { answerKey, answerMissing } from './basic-schema';
import { ids } from './screen.ids';

/**
 * Puts the question into the words for an answer that is missing ("Responde: ¿Tienes hoy una deuda
 * vencida?"), in the language on show; everything else a field says stays as it is. Takes a field's id
 * and what it says.
 */
export function useAnswerWords(
  questions: BasicOptions['overdue_questions'],
): (id: string, message: string) => string {
  const t = useTranslations('stepBasic');
  const errors = useTranslations('errors');
  const missing = errors(answerMissing);
  return (id, message) => {
    if (message !== missing) return message;
    const asked = questions.find((one) => ids.field(`answers.${answerKey(one.id)}`) === id);
    return asked ? t('answerMissing', { question: asked.text }) : message;
  };
}
