import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lastDayOf } from '@/app/orders/order-ledger';
import { classes } from '@/components/foundation/classes';
import { Section } from '@/components/section/section';
import { Unfold } from '@/components/unfold/unfold';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { useToday } from '@/lib/server-time/use-today';
import { curvePath, frame, pointsOf, type Spot } from './curve-path';
import { ids } from './screen.ids';
import { type DaySum, type SumsByDay, sumsByDay } from './sums-by-day';

type Props = { order: Order; rates: PenaltyRates };

/**
 * What a running loan costs on each day, as a curve and as a table; nothing where the days to come are not known, or
 * add nothing, as of a late loan whose charges have reached their maximum.
 */
export function PayDays({ order, rates }: Props) {
  const t = useTranslations('payDays');
  const calendarDay = useToday();
  // The server's count, as the clock may be wrong.
  const isLate = order.days_overdue > 0;
  const today = isLate ? addDays(lastDayOf(order), order.days_overdue) : calendarDay;
  const sums = sumsByDay(order, rates, today);
  if (!sums || [...sums.ahead, ...sums.late].every(({ amount }) => amount === sums.today.amount))
    return null;
  return (
    <Section title={t('title')} id={ids.days}>
      <Curve sums={sums} isLate={isLate} />
      <p className="small muted mt-2">{t('worked')}</p>
      <DayTable sums={sums} due={lastDayOf(order)} />
    </Section>
  );
}

function Curve({ sums, isLate }: { sums: SumsByDay; isLate: boolean }) {
  const t = useTranslations('payDays');
  const format = useFormat();
  const { ahead, late } = curvePath(sums);
  const due = sums.ahead.at(-1);
  const last = sums.late.at(-1) ?? sums.today;
  const values = {
    today: format.money(sums.today.amount),
    due: format.money((due ?? sums.today).amount),
    late: format.money(last.amount),
    dueDate: format.date((due ?? sums.today).date, 'short'),
    lateDate: format.date(last.date, 'short'),
    days: sums.late.length,
  };
  const dueSpot = ahead.at(-1);
  const isFlat = due?.amount === sums.today.amount;
  const label = due ? (isFlat ? 'flatPicture' : 'picture') : 'latePicture';
  const marks = [
    {
      at: ahead[0],
      tone: isLate ? 'late' : 'ahead',
      label: t('today'),
      amount: values.today,
    },
    { at: dueSpot, tone: 'ahead', label: values.dueDate, amount: due && values.due },
    {
      at: late.at(-1),
      tone: 'late',
      label: t('lateMark', { date: values.lateDate }),
      amount: sums.late.length > 0 ? values.late : undefined,
    },
  ].filter(({ amount }) => amount !== undefined);
  return (
    <>
      <svg
        className="pay-days__curve"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t(label, values)}
      >
        {due && dueSpot && (
          <line className="pay-days__due" x1={dueSpot.x} x2={dueSpot.x} y1="0" y2={frame.height} />
        )}
        <polyline className="pay-days__line pay-days__line--late" points={pointsOf(late)} />
        <polyline className="pay-days__line pay-days__line--ahead" points={pointsOf(ahead)} />
        <Dot at={ahead[0]} tone={isLate ? 'late' : 'ahead'} />
        {due && <Dot at={dueSpot} tone="ahead" />}
        {sums.late.length > 0 && <Dot at={late.at(-1)} tone="late" />}
      </svg>
      <ul className="pay-days__marks">
        {marks.map(({ at, tone, label, amount }) => (
          <li
            key={label}
            className={classes(
              'pay-days__mark',
              `pay-days__mark--${tone}`,
              isRight(at) && 'pay-days__mark--right',
            )}
            style={markStyle(at)}
          >
            <span className="small muted">{label}</span> <b className="num">{amount}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether a place is in the right half: its label ends there, instead of beginning, as it would leave the picture. */
function isRight(at: Spot | undefined): boolean {
  return at !== undefined && at.x > frame.width / 2;
}

/** A label's distance from the edge of the picture to which its place is nearer. */
function markStyle(at: Spot | undefined) {
  if (at === undefined) return undefined;
  const edge = isRight(at) ? frame.width - at.x : at.x;
  return { [isRight(at) ? 'marginRight' : 'marginLeft']: `${(100 * edge) / frame.width}%` };
}

function Dot({ at, tone }: { at: Spot | undefined; tone: 'ahead' | 'late' }) {
  return (
    at && <circle className={`pay-days__dot pay-days__dot--${tone}`} cx={at.x} cy={at.y} r="5" />
  );
}

/** All days, rendered once they are asked for. */
function DayTable({ sums, due }: { sums: SumsByDay; due: string }) {
  const t = useTranslations('payDays');
  const owed = useTranslations('home.overdue')('owed');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const base = [sums.today, ...sums.ahead].find(({ date }) => date === due) ?? sums.today;
  const groups = [
    { title: owed, days: [sums.today] },
    { title: t('before'), days: sums.ahead },
    { title: t('after'), days: sums.late },
  ];
  return (
    <Unfold
      title={t('all')}
      titleId={ids.allDays}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <div className="pay-days__all">
          <table className="pay-days__table">
            <caption className="small muted">
              {t('caption', { date: format.date(base.date) })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('sum')}</th>
                <th scope="col">{t('difference')}</th>
              </tr>
            </thead>
            {groups
              .filter(({ days }) => days.length > 0)
              .map(({ title, days }) => (
                <tbody key={title}>
                  <tr>
                    <th className="small muted" scope="rowgroup" colSpan={3}>
                      {title}
                    </th>
                  </tr>
                  {days.map((day) => (
                    <DayRow key={day.date} day={day} base={base.amount} />
                  ))}
                </tbody>
              ))}
          </table>
        </div>
      )}
    </Unfold>
  );
}

function DayRow({ day: { date, amount }, base }: { day: DaySum; base: number }) {
  const format = useFormat();
  const change = amount - base;
  return (
    <tr>
      <th scope="row">{format.date(date)}</th>
      <td>{format.money(amount)}</td>
      <td className={change < 0 ? 'pay-days__saved' : undefined}>
        {change > 0 ? `+${format.money(change)}` : format.money(change)}
      </td>
    </tr>
  );
}
