import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { DateField } from '@/components/date-field/date-field';
import { PhoneField } from '@/components/phone-field/phone-field';
import { RunField } from '@/components/run-field/run-field';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import type { Option } from '@/lib/api/schemas/basics';
import { adultAge, oldestAge } from '@/lib/chile/age';
import { type CalendarDate, isCalendarDate } from '@/lib/chile/calendar-date';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { BasicIn, BasicOut } from './basic-schema';

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
      <DateField
        label={t('birthDate')}
        autoComplete="bday"
        min={yearsBefore(today, oldestAge)}
        max={yearsBefore(today, adultAge)}
        {...form.chosen('birth_date')}
      />
      <ChoiceField label={t('gender')} options={genders} {...form.chosen('gender')} />
      <PhoneField label={t('whatsapp')} {...form.typed('whatsapp')} />
    </Section>
  );
}

/** The same day of an earlier year, for the calendar's bounds; 28 February for a 29th that it lacks. */
function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) - years;
  const exists = isCalendarDate(`${year}${date.slice(4)}`);
  return exists ? `${year}${date.slice(4)}` : `${year}-02-28`;
}
