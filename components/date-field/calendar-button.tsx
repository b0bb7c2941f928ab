import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { iconCalendar } from '@/components/icon/shapes/loan';
import { IconButton } from '@/components/icon-button/icon-button';

/** Years before and after the current one that the calendar offers (product.md section 5). */
const rangeYears = 150;

type Props = {
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (date: string) => void;
};

/** Opens the phone's own calendar over a hidden date input. */
export function CalendarButton({ value, min, max, onPick }: Props) {
  const t = useTranslations('ui.dateField');
  const input = useRef<HTMLInputElement>(null);
  function open() {
    const picker = input.current;
    if (!picker) return;
    const year = new Date().getFullYear();
    picker.min = min ?? `${year - rangeYears}-01-01`;
    picker.max = max ?? `${year + rangeYears}-12-31`;
    picker.value = value;
    try {
      picker.showPicker();
    } catch {
      // A frame of another site may not open it; typing is always there.
    }
  }
  return (
    <span className="date__calendar">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => target.value && onPick(target.value)}
      />
      <IconButton icon={iconCalendar} label={t('calendar')} onClick={open} />
    </span>
  );
}
