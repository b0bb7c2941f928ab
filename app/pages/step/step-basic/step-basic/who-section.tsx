import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { PhoneField } from '@/components/phone-field/phone-field';
import { RunField } from '@/components/run-field/run-field';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import type { Option } from '@/lib/api/schemas/basics';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { BasicIn, BasicOut } from './basic-schema';
import { BirthDateField } from './birth-date-field';

type Props = {
  form: DraftForm<BasicIn, BasicOut>;
  genders: readonly Option[];
  today: CalendarDate;
};

/** Who the person is, as on the ID card, and where to write to. */
export function WhoSection({ form, genders, today }: Props) {
  const t = useTranslations('stepBasic');
  return (
    <Section title={t('who')}>
      <div className="pair">
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          {...form.typed('first_name')}
        />
        <TextField
          label={t('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          {...form.typed('last_name')}
        />
      </div>
      <RunField label={t('run')} {...form.typed('run')} />
      <BirthDateField form={form} today={today} />
      <ChoiceField label={t('gender')} options={genders} {...form.chosen('gender')} />
      <PhoneField label={t('whatsapp')} {...form.typed('whatsapp')} />
    </Section>
  );
}
