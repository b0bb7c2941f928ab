import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/app/application/choice-field';
import { DateField } from '@/components/date-field/date-field';
import { PhoneField } from '@/components/phone-field/phone-field';
import { RunField } from '@/components/run-field/run-field';
import { TextField } from '@/components/text-field/text-field';
import type { Option } from '@/lib/api/schemas/basics';
import { adultAge, earliestBirthDate } from '@/lib/chile/age';
import { type CalendarDate, isCalendarDate } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { isSurnameFirst } from '@/lib/i18n/locale';
import type { BasicForm } from './basic-schema';

type Props = {
  form: BasicForm;
  genders: readonly Option[];
  /** Today in Santiago. */
  today: CalendarDate;
  /** A review doubts the RUN: it is marked until it is changed. */
  doubted: boolean;
};

/** The data on the ID card, and the WhatsApp number. */
export function IdentitySection({ form, genders, today, doubted }: Props) {
  const t = useTranslations('stepBasic');
  const { locale } = useFormat();
  const run = form.typed('run');
  const isDoubted = doubted && !form.form.formState.dirtyFields.run;
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
    <div className="mt-5">
      {isSurnameFirst(locale) ? [last, first] : [first, last]}
      <RunField
        label={t('run')}
        hint={t('runHint')}
        {...run}
        error={run.error ?? (isDoubted ? t('runToCheck') : undefined)}
      />
      <BirthDateField form={form} today={today} />
      <ChoiceField label={t('gender')} options={genders} {...form.chosen('gender')} />
      <PhoneField label={t('whatsapp')} {...form.typed('whatsapp')} />
    </div>
  );
}

/** Subscribes to its own value, so that typing re-renders this field and not the form. */
function BirthDateField({ form, today }: Pick<Props, 'form' | 'today'>) {
  const t = useTranslations('stepBasic');
  const value = useWatch({ control: form.form.control, name: 'birth_date' });
  return (
    <DateField
      label={t('birthDate')}
      autoComplete="bday"
      min={earliestBirthDate}
      max={yearsBefore(today, adultAge)}
      value={value}
      {...form.handlers('birth_date')}
      {...form.state('birth_date')}
    />
  );
}

/** The same day of an earlier year; 28 February for a 29th that does not exist. */
function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) - years;
  const exists = isCalendarDate(`${year}${date.slice(4)}`);
  return exists ? `${year}${date.slice(4)}` : `${year}-02-28`;
}
