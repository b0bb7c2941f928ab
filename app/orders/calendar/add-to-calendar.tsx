import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/button/button';
import { iconCalendar } from '@/components/icon/shapes/input';
import { LinkRow } from '@/components/rows/rows';
import { isBridge } from '@/lib/bridge/call';
import { openCalendarEntry } from '@/lib/bridge/system-screens';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { config } from '@/lib/config';
import { downloadFile } from '@/lib/download-file';
import { useFormat } from '@/lib/format/use-format';
import { showToast } from '@/lib/toast/toast';
import { formatOrderNo } from '../format-order-no';
import { calendarFile } from './calendar-file';

type DueDay = {
  orderNo: string;
  date: CalendarDate;
  /** Whole pesos due on that day; `null` where that is not known. */
  amount: number | null;
};

/** Opens a due date in the phone's calendar, or saves it as a calendar file in a browser. */
function useAddToCalendar(): (day: DueDay) => Promise<void> {
  const t = useTranslations('addToCalendar');
  const format = useFormat();
  return async ({ orderNo, date, amount }) => {
    const { brand, name } = config;
    const title =
      amount === null
        ? t('titleOpen', { brand })
        : t('title', { amount: format.money(amount), brand });
    const text = t('text', { no: formatOrderNo(orderNo) });
    if (isBridge()) {
      if (!(await openCalendarEntry({ date, title, text }))) showToast(t('noCalendar'), 4000);
      return;
    }
    const file = calendarFile({ orderNo, date, title, text });
    downloadFile(new Blob([file], { type: 'text/calendar' }), `${name}-${orderNo}.ics`);
  };
}

/** The same as a row of a list. */
export function CalendarRow({ id, ...day }: DueDay & { id: string }) {
  const t = useTranslations('addToCalendar');
  const save = useAddToCalendar();
  return <LinkRow id={id} icon={iconCalendar} title={t('add')} onClick={() => void save(day)} />;
}

type ButtonProps = DueDay & { id: string; small?: boolean; variant?: ButtonVariant };

/** The button that does so; small below the step that it is about. */
export function AddToCalendar({ id, small = false, variant = 'soft', ...day }: ButtonProps) {
  const t = useTranslations('addToCalendar');
  const save = useAddToCalendar();
  return (
    <Button
      small={small}
      variant={variant}
      id={id}
      icon={variant === 'text' ? undefined : iconCalendar}
      opens
      onClick={() => void save(day)}
    >
      {t('add')}
    </Button>
  );
}
