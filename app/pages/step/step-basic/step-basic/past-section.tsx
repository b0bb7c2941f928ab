import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { answerKey, type BasicIn, type BasicOut } from './basic-schema';

type Props = {
  form: DraftForm<BasicIn, BasicOut>;
  questions: BasicOptions['overdue_questions'];
};

/** The server's questions about past credits. */
export function PastSection({ form, questions }: Props) {
  const t = useTranslations('stepBasic');
  if (questions.length === 0) return null;
  return (
    <Section title={t('past')}>
      <p className="lede">{t('pastHint')}</p>
      {questions.map(({ id, text, options }) => (
        <ChoiceField
          key={id}
          label={text}
          options={options}
          {...form.chosen(`answers.${answerKey(id)}`)}
        />
      ))}
    </Section>
  );
}
