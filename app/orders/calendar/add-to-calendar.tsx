import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { iconCalendar } from '@/components/icon/shapes/input';
import { isBridge } from '@/lib/bridge/call';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { config } from '@/lib/config';
import { downloadFile } from '@/lib/download-file';
import { useFormat } from '@/lib/format/use-format';
import { formatOrderNo } from '../format-order-no';
import { calendarFile } from './calendar-file';

type Props = {
  id: string;
  orderNo: string;
  date: CalendarDate;
  /** Whole pesos due on that day; `null` where that is not known. */
  amount: number | null;
};

/** Saves the due date as a calendar file. The shell's web view has no downloads: there it is not offered. */
export function AddToCalendar({ id, orderNo, date, amount }: Props) {
  const t = useTranslations('addToCalendar');
  const format = useFormat();
  if (isBridge()) return null;
  function save() {
    const { brand, name } = config;
    const title =
      amount === null
        ? t('titleOpen', { brand })
        : t('title', { amount: format.money(amount), brand });
    const text = t('text', { no: formatOrderNo(orderNo) });
    const file = calendarFile({ orderNo, date, title, text });
    downloadFile(new Blob([file], { type: 'text/calendar' }), `${name}-${orderNo}.ics`);
  }
  return (
    <div className="mt-3">
      <Button small variant="soft" id={id} icon={iconCalendar} opens onClick={save}>
        {t('add')}
      </Button>
    </div>
  );
}
