import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { DateField } from '@/components/date-field/date-field';
import { adultAge, oldestAge } from '@/lib/chile/age';
import { type CalendarDate, isCalendarDate } from '@/lib/chile/calendar-date';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import type { BasicIn, BasicOut } from './basic-schema';

type Props = {
  form: DraftForm<BasicIn, BasicOut>;
  /** Today in Santiago. */
  today: CalendarDate;
};

/** The date of birth. It follows its own value, so that typing it renders it alone, not the form. */
export function BirthDateField({ form, today }: Props) {
  const t = useTranslations('stepBasic');
  const { field } = useController({ control: form.form.control, name: 'birth_date' });
  return (
    <DateField
      label={t('birthDate')}
      autoComplete="bday"
      min={yearsBefore(today, oldestAge)}
      max={yearsBefore(today, adultAge)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...form.state('birth_date')}
    />
  );
}

/** The same day of an earlier year, for the calendar's bounds; 28 February for a 29th that it lacks. */
function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) - years;
  const exists = isCalendarDate(`${year}${date.slice(4)}`);
  return exists ? `${year}${date.slice(4)}` : `${year}-02-28`;
}
