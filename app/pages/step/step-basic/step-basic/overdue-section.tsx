import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { answerKey, answerMissing, type BasicForm } from './basic-schema';

type Questions = BasicOptions['overdue_questions'];

/** The server's questions about overdue credits, with the number that an error names them by. */
export function OverdueSection({ form, questions }: { form: BasicForm; questions: Questions }) {
  const t = useTranslations('stepBasic');
  const missing = useTranslations('errors')(answerMissing);
  if (questions.length === 0) return null;
  return (
    <Section title={t('past')}>
      <p className="lede">{t('pastHint')}</p>
      {questions.map(({ id, text, options }, index) => {
        const { error, ...field } = form.chosen(`answers.${answerKey(id)}`);
        return (
          <ChoiceField
            key={id}
            label={questions.length > 1 ? `${index + 1}. ${text}` : text}
            options={options}
            {...field}
            error={error === missing ? t('answerMissing', { number: index + 1 }) : error}
          />
        );
      })}
    </Section>
  );
}
