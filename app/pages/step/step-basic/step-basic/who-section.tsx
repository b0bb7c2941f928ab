import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { PhoneField } from '@/components/phone-field/phone-field';
import { RunField } from '@/components/run-field/run-field';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import type { Option } from '@/lib/api/schemas/basics';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { BasicIn, BasicOut } from './basic-schema';
import { BirthDateField } from './birth-date-field';

type Props = {
  form: DraftForm<BasicIn, BasicOut>;
  genders: readonly Option[];
  today: CalendarDate;
};

/** Who the person is, as on the ID card, and where to write to. In Vietnamese the family name comes first. */
export function WhoSection({ form, genders, today }: Props) {
  const t = useTranslations('stepBasic');
  const { locale } = useFormat();
  const first = (
    <TextField
      key="first"
      label={t('firstName')}
      autoComplete="given-name"
      autoCapitalize="words"
      {...form.typed('first_name')}
    />
  );
  const last = (
    <TextField
      key="last"
      label={t('lastName')}
      autoComplete="family-name"
      autoCapitalize="words"
      {...form.typed('last_name')}
    />
  );
  return (
    <Section title={t('who')}>
      <div className="pair">{locale === 'vi' ? [last, first] : [first, last]}</div>
      <RunField label={t('run')} {...form.typed('run')} />
      <BirthDateField form={form} today={today} />
      <ChoiceField label={t('gender')} options={genders} {...form.chosen('gender')} />
      <PhoneField label={t('whatsapp')} {...form.typed('whatsapp')} />
    </Section>
  );
}
