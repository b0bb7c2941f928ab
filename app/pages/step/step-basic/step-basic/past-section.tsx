import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { answerKey, type BasicIn, type BasicOut } from './basic-schema';
import { useAnswerWords } from './use-answer-words';

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
