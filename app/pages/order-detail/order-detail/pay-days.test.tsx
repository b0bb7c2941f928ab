import { fireEvent } from '@testing-library/react';
import { orderLedger } from '@/app/orders/order-ledger';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderWithI18n } from '@/lib/testing/render';
import { PayDays } from './pay-days';

const rates = { once_rate: 0.05, daily_rate: 0.04 };
const today = '2026-11-25';

beforeEach(() => jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00-03:00`) }));

/** A loan of 30 days that is due in some days, or was, with the amount due of today. */
function loanDue(days: number, changes: Partial<Order> = {}): Order {
  const due = addDays(today, days);
  const start = addDays(due, -30);
  const order = sampleOrder({ repay_date: due, applied_at: `${start}T12:00:00-03:00` });
  const late = { state: 'overdue', days_overdue: -days } as const;
  return {
    ...order,
    ...(days < 0 ? late : {}),
    amount_due: orderLedger(order, rates, today).due,
    ...changes,
  };
}

function open(order: Order) {
  const { container } = renderWithI18n(<PayDays order={order} rates={rates} />);
  const tones = (part: string) =>
    [...container.querySelectorAll(`.pay-days__${part}`)].map(({ classList }) =>
      classList.contains(`pay-days__${part}--late`) ? 'late' : 'ahead',
    );
  return { container, tones };
}

function openTable(order: Order) {
  const { container } = open(order);
  const details = container.querySelector('details');
  if (!details) throw new Error('no table');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const groups = [...container.querySelectorAll('tbody')].map(({ rows }) => rows.length - 1);
  // From today on.
  const days = [...container.querySelectorAll('tbody tr:has(td)')];
  return { groups, days };
}

test('a loan that is due later has a dot today, on its due date, which a line marks, and at the end', () => {
  const { container, tones } = open(loanDue(10));
  expect(tones('dot')).toEqual(['ahead', 'ahead', 'late']);
  expect(tones('mark')).toEqual(['ahead', 'ahead', 'late']);
  expect(container.querySelectorAll('.pay-days__due')).toHaveLength(1);
});

test.each([
  ['is due today', 0, ['ahead', 'late']],
  ['is late', -3, ['late', 'late']],
] as const)('a loan that %s has a dot today and at the end, and no line', (_, days, dots) => {
  const { container, tones } = open(loanDue(days));
  expect(tones('dot')).toEqual(dots);
  expect(tones('mark')).toEqual(dots);
  expect(container.querySelector('.pay-days__due')).toBeNull();
});

test('shows nothing of a late loan whose charges have reached their maximum', () => {
  const capped = { ...rates, max_rate: 0.05 };
  const order = loanDue(-9);
  const due = orderLedger(order, capped, today).due;
  const { container } = renderWithI18n(
    <PayDays order={{ ...order, penalty: capped, amount_due: due }} rates={capped} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('shows nothing where the server’s amount due is none of those worked out', () => {
  expect(open(loanDue(10, { amount_due: 1 })).container).toBeEmptyDOMElement();
});

test('the table has today, the days up to the due date and a week after it', () => {
  expect(openTable(loanDue(10)).groups).toEqual([1, 10, 7]);
});

test('the table of a loan that is due today has no group of days before', () => {
  expect(openTable(loanDue(0)).groups).toEqual([1, 7]);
});

test('days before the due date are marked as saving, the due date and later ones are not', () => {
  const { days } = openTable(loanDue(10));
  const saving = days.map((day) => day.querySelector('.pay-days__saved') !== null);
  expect(saving).toEqual([...Array(10).fill(true), ...Array(8).fill(false)]);
  expect(days[10]?.lastElementChild).toHaveTextContent('$0');
  expect(days[11]?.lastElementChild).toHaveTextContent('+$18.000');
});

test('each sum stands at its point, from the nearer edge', () => {
  const { container } = open(loanDue(10));
  const marks = [...container.querySelectorAll<HTMLElement>('.pay-days__mark')];
  const places = marks.map(({ style }) => [style.marginLeft, style.marginRight]);
  // Day 0, 10 and 17 of 17, in a picture of 320 with a margin of 8.
  expect(places).toEqual([
    ['2.5%', ''],
    ['', `${(100 * (320 - 186.8)) / 320}%`],
    ['', '2.5%'],
  ]);
});
