import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import { Select } from '@/components/select/select';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { BasicForm } from './basic-schema';
import { OverdueSection } from './overdue-section';
import { SelfieSection } from './selfie-section';

type Props = { form: BasicForm; lists: BasicOptions };

/** Studies, credits and selfie. */
export function LastPage({ form, lists }: Props) {
  return (
    <>
      <WorkSection form={form} lists={lists} />
      <OverdueSection form={form} questions={lists.overdue_questions} />
      <SelfieSection form={form} />
    </>
  );
}

/** Education, industry and the purpose of the loan. */
function WorkSection({ form, lists }: Props) {
  const t = useTranslations('stepBasic');
  return (
    <Section title={t('work')}>
      <ChoiceField
        label={t('education')}
        placeholder={t('educationChoose')}
        options={lists.education}
        {...form.chosen('education')}
      />
      <Select
        label={t('industry')}
        placeholder={t('industryChoose')}
        options={lists.industry}
        {...form.chosen('industry')}
      />
      <Select
        label={t('purpose')}
        placeholder={t('purposeChoose')}
        options={lists.loan_purpose}
        {...form.chosen('loan_purpose')}
      />
    </Section>
  );
}
