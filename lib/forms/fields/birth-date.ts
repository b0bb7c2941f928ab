import { parseBirthDate } from '@/lib/chile/age';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { checkedText } from './checked-text';

/** A date of birth; the user must be an adult on `today`, a date in Santiago. */
export function birthDateField(today: CalendarDate) {
  return checkedText((text) => parseBirthDate(text, today), {
    empty: 'birthDate.empty',
    notADate: 'birthDate.notADate',
    future: 'birthDate.future',
    tooYoung: 'birthDate.tooYoung',
    tooLongAgo: 'birthDate.tooLongAgo',
  });
}
