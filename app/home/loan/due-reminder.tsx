import { AddToCalendar, CalendarRow } from '@/app/orders/calendar/add-to-calendar';
import { dueOnDate } from '@/app/orders/due-on';
import type { Order } from '@/lib/api/schemas/order';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';

type Props = { order: Order };

/** Offers a due date that lies ahead for the calendar, as a row of a list. */
export function DueRow({ order }: Props) {
  return <CalendarRow {...useDueDay(order)} />;
}

/** The same within the notice that keeps the date in mind. */
export function DueButton({ order }: Props) {
  return (
    <p>
      <AddToCalendar small variant="text" {...useDueDay(order)} />
    </p>
  );
}

/** What the calendar is given of it. */
function useDueDay(order: Order) {
  const { amount, isToday } = dueOnDate(order, useToday());
  const { order_no: orderNo, repay_date: date } = order;
  return { id: ids.calendar, orderNo, date, amount: isToday ? null : amount };
}
