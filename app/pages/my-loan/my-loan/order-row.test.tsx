import { cleanup, screen as page, within } from '@testing-library/react';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { NavigatorContext } from '@/lib/router/router-context';
import { sampleOrder } from '@/lib/testing/api-samples';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { OrderRow } from './order-row';

const today = '2026-11-25';

beforeEach(() => jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00-03:00`) }));

function row(changes: Partial<Order>): HTMLElement {
  const order = sampleOrder({ repay_date: addDays(today, 3), ...changes });
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <OrderRow order={order} position={2} total={9} />
    </NavigatorContext>,
  );
  return page.getByRole('link', { name: /N\.º/ });
}

const running = 'my-loan__row--running';
const overdue = 'my-loan__item--overdue';

test.each<[string, Partial<Order>, { marks: string[]; arc: boolean; pays: boolean }]>([
  ['being paid out', { state: 'waiting' }, { marks: [running], arc: false, pays: false }],
  ['not paid out', { state: 'payment_failed' }, { marks: [running], arc: false, pays: false }],
  ['running', { state: 'lending' }, { marks: [running], arc: true, pays: true }],
  [
    'paid out today',
    { state: 'lending', disbursed_at: `${today}T10:00:00-03:00` },
    { marks: [running], arc: true, pays: false },
  ],
  [
    'due today',
    { state: 'lending', repay_date: today },
    { marks: [running], arc: true, pays: true },
  ],
  [
    'overdue',
    { state: 'overdue', repay_date: addDays(today, -3), days_overdue: 3 },
    { marks: [running, overdue], arc: true, pays: true },
  ],
  ['paid back', { state: 'cleared' }, { marks: [], arc: false, pays: false }],
  [
    'waiting on the day that it is due',
    { state: 'waiting', repay_date: today },
    { marks: [running], arc: false, pays: false },
  ],
])('a loan that is %s', (_, changes, { marks, arc, pays }) => {
  const link = row(changes);
  const classes = `${link.className} ${link.parentElement?.className}`.split(' ');
  expect([running, overdue].filter((mark) => classes.includes(mark))).toEqual(marks);
  expect(link.querySelector('.day-arc') !== null).toBe(arc);
  const ways = page.queryAllByRole('link', { name: /^Pagar/ });
  expect(ways.map((way) => way.getAttribute('href')?.endsWith('&pay=1'))).toEqual(
    pays ? [true] : [],
  );
});

test.each<[string, Partial<Order>, RegExp | null]>([
  ['nothing was paid', {}, /^\$215.000 \+ \$34.000 por atraso = \$249.000$/],
  [
    'a part was paid',
    {
      amount_due: 199_000,
      payments: [{ payment_id: 'p', amount: 50_000, paid_at: `${today}T10:00:00-03:00` }],
    },
    /^\$215.000 \+ \$34.000 por atraso − \$50.000 que ya pagaste = \$199.000$/,
  ],
  ['something was waived', { amount_due: 240_000 }, null],
])('an overdue loan says since when, and how its amount adds up if %s', (_, changes, sum) => {
  row({
    state: 'overdue',
    repay_date: addDays(today, -3),
    days_overdue: 3,
    repayment: 215_000,
    penalty_due: 34_000,
    amount_due: 249_000,
    payments: [],
    ...changes,
  });
  expect(page.getByText('Venció el 22 nov')).toBeInTheDocument();
  if (sum) expect(page.getByText(sum)).toBeInTheDocument();
  else expect(page.queryByText(/por atraso =/)).not.toBeInTheDocument();
});

test('a loan that is paid back names what was paid, and no sum where no payment is known', () => {
  const cleared = { state: 'cleared', amount_due: 0 } as const;
  const payment = { payment_id: 'p', amount: 198_000, paid_at: '2026-06-20T12:00:00-04:00' };
  expect(row({ ...cleared, payments: [payment] })).toHaveTextContent('$198.000');
  cleanup();
  const unknown = row(cleared);
  expect(unknown).toHaveTextContent('Pagado por completo');
  expect(unknown).not.toHaveTextContent('$204.000');
});

test('a screen reader is told its place in the list, of which it may be all that is rendered', () => {
  const item = row({}).closest('li');
  expect(item).toHaveAttribute('aria-posinset', '2');
  expect(item).toHaveAttribute('aria-setsize', '9');
});

test('money on its way is said to take minutes, and after an hour to be late, with help', () => {
  const late = /^Tarda más de lo normal y sigue en camino/;
  const signed = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  expect(row({ state: 'waiting', applied_at: signed(59) })).toHaveTextContent(
    textOf('home.waiting.usual'),
  );
  expect(page.queryByText(late)).toBeNull();
  cleanup();
  expect(row({ state: 'waiting', applied_at: signed(61) })).not.toHaveTextContent(/minutos/);
  expect(within(page.getByText(late)).getByRole('link', { name: 'Escríbenos' })).toBeVisible();
});

test('money that is on its way says to which account it goes', () => {
  expect(
    row({ state: 'waiting', account: { account_type: 'yape', tail: '678' } }),
  ).toHaveTextContent('A tu Yape terminado en 678.');
});

test('on the day of the payout it leads with the money that was sent, and where', () => {
  const order = { state: 'lending', disbursed_at: `${today}T10:00:00-03:00` } as const;
  const shown = row({ ...order, arrival: 188_000, account: { account_type: 'yape', tail: '678' } });
  expect(shown).toHaveTextContent(
    /Ya te enviamos la plata.*\$188\.000.*A tu Yape terminado en 678.*Devuelves el/,
  );
  expect(shown).not.toHaveTextContent('Día 0');
});
