import { useTranslations } from 'next-intl';
import { Section } from '@/components/section/section';
import { Select } from '@/components/select/select';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { BasicIn, BasicOut } from './basic-schema';

type Props = { form: DraftForm<BasicIn, BasicOut>; lists: BasicOptions };

/** What the person has studied, where they work, and what the loan is for. */
export function WorkSection({ form, lists }: Props) {
  const t = useTranslations('stepBasic');
  return (
    <Section title={t('work')}>
      <Select
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
