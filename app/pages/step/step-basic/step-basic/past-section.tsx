import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { answerKey, answerMissing, type BasicIn, type BasicOut } from './basic-schema';
import { ids } from './screen.ids';

type Props = {
  form: DraftForm<BasicIn, BasicOut>;
  questions: BasicOptions['overdue_questions'];
};

/** The server's questions about past credits. */
export function PastSection({ form, questions }: Props) {
  const t = useTranslations('stepBasic');
  const inWords = useAnswerWords(questions);
  if (questions.length === 0) return null;
  return (
    <Section title={t('past')}>
      <p className="lede">{t('pastHint')}</p>
      {questions.map(({ id, text, options }) => {
        const { error, ...chosen } = form.chosen(`answers.${answerKey(id)}`);
        return (
          <ChoiceField
            key={id}
            label={text}
            options={options}
            {...chosen}
            error={error && inWords(chosen.id, error)}
          />
        );
      })}
    </Section>
  );
}

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
