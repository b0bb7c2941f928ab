import { useTranslations } from 'next-intl';
import { Section } from '@/components/section/section';
import { Select } from '@/components/select/select';
import type { ExtraOptions } from '@/lib/api/schemas/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { SocialIn, SocialOut } from './social-schema';

type Props = { form: DraftForm<SocialIn, SocialOut>; lists: ExtraOptions };

/** How the person earns a living, and their marital status. */
export function WorkSection({ form, lists }: Props) {
  const t = useTranslations('stepSocial');
  return (
    <Section title={t('work')}>
      <Select
        label={t('employment')}
        placeholder={t('employmentChoose')}
        options={lists.employment}
        {...form.chosen('employment')}
      />
      <Select
        label={t('salary')}
        placeholder={t('salaryChoose')}
        options={lists.salary}
        {...form.chosen('salary')}
      />
      <Select
        label={t('marital')}
        placeholder={t('maritalChoose')}
        options={lists.marital}
        {...form.chosen('marital')}
      />
    </Section>
  );
}
