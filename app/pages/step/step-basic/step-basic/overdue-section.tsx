import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { answerKey, answerMissing, type BasicForm } from './basic-schema';
import { ids } from './screen.ids';

type Questions = BasicOptions['overdue_questions'];

/** The server's questions about overdue credits. */
export function OverdueSection({ form, questions }: { form: BasicForm; questions: Questions }) {
  const t = useTranslations('stepBasic');
  const answerError = useAnswerErrors(questions);
  if (questions.length === 0) return null;
  return (
    <Section title={t('past')}>
      <p className="lede">{t('pastHint')}</p>
      {questions.map(({ id, text, options }) => {
        const { error, ...field } = form.chosen(`answers.${answerKey(id)}`);
        return (
          <ChoiceField
            key={id}
            label={text}
            options={options}
            {...field}
            error={error && answerError(field.id, error)}
          />
        );
      })}
    </Section>
  );
}

/**
 * Returns a function of a field's id and error text that adds the question to the error of a missing answer:
 * "Responde: ¿Tienes hoy una deuda vencida?". Other texts stay. Applied while rendering, so that the text follows
 * the current language.
 */
export function useAnswerErrors(questions: Questions): (id: string, message: string) => string {
  const t = useTranslations('stepBasic');
  const errors = useTranslations('errors');
  const missing = errors(answerMissing);
  return (id, message) => {
    if (message !== missing) return message;
    const question = questions.find((one) => ids.field(`answers.${answerKey(one.id)}`) === id);
    return question ? t('answerMissing', { question: question.text }) : message;
  };
}
