import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { Section } from '@/components/section/section';
import { Select } from '@/components/select/select';
import type { BasicOptions } from '@/lib/api/schemas/application';
import { AddressSection } from './address-section';
import type { BasicForm } from './basic-schema';
import { OverdueSection } from './overdue-section';

type Props = { form: BasicForm; lists: BasicOptions };

/** The second page: address, studies and work, credits. */
export function LifePage({ form, lists }: Props) {
  return (
    <>
      <AddressSection form={form} />
      <WorkSection form={form} lists={lists} />
      <OverdueSection form={form} questions={lists.overdue_questions} />
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
      <ChoiceField
        label={t('purpose')}
        placeholder={t('purposeChoose')}
        options={lists.loan_purpose}
        {...form.chosen('loan_purpose')}
      />
    </Section>
  );
}
