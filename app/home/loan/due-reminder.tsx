import { useTranslations } from 'next-intl';
import { useAddToCalendar } from '@/app/orders/calendar/add-to-calendar';
import { dueOnDate } from '@/app/orders/due-on';
import { Button } from '@/components/button/button';
import { iconCalendar } from '@/components/icon/shapes/input';
import { Tile } from '@/components/tile/tile';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';

type Props = { order: Order };

/** Offers a due date that lies ahead for the calendar, in a row of its own. */
export function DueTile({ order }: Props) {
  const t = useTranslations('home');
  const format = useFormat();
  const save = useSaveDueDate(order);
  return (
    <div className="section">
      <Tile id={ids.calendar} icon={iconCalendar} action={t('notices.addButton')} onClick={save}>
        {t('arrived.calendar', { date: format.date(order.repay_date, 'short') })}
      </Tile>
    </div>
  );
}

/** The same within the notice that keeps the date in mind. */
export function DueButton({ order }: Props) {
  const t = useTranslations('addToCalendar');
  const save = useSaveDueDate(order);
  return (
    <p>
      <Button id={ids.calendar} variant="text" small opens onClick={save}>
        {t('add')}
      </Button>
    </p>
  );
}

function useSaveDueDate(order: Order): () => void {
  const save = useAddToCalendar();
  const { amount, isToday } = dueOnDate(order, useToday());
  const { order_no: orderNo, repay_date: date } = order;
  return () => void save({ orderNo, date, amount: isToday ? null : amount });
}
