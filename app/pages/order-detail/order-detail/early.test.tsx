import { act, fireEvent, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const part = (id: string) => within(document.getElementById(id) ?? document.createElement('i'));
const heading = () => page.findByRole('heading', { level: 1 });
const saving = /^Si pagas hoy, son/;

/** Label and amount of each line of the last list of figures within an element. */
function lastList(within: Element | null | undefined): string[][] {
  const list = [...(within?.querySelectorAll('dl') ?? [])].at(-1);
  return [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent.trim(),
    term.nextElementSibling?.textContent ?? '',
  ]);
}

/** A server that charges all of the interest whenever the loan is paid. */
function olderServer(): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) {
      if (order.state === 'lending') order.amount_due = order.repayment;
      delete order.forecast;
    }
  });
  return sandbox;
}

test('lists what paying today saves before it is paid, also beside the fee of a way', async () => {
  await renderScreen(screen, states.lending);
  await userEvent.click(await page.findByRole('button', { name: 'Pagar hoy $206.000' }));
  const sheet = within(page.getByRole('dialog'));
  await sheet.findByRole('button', { name: 'Pagar $206.000' });
  const onDate = [expect.stringMatching(/^Si pagas el \d+\s\w+\s\d{4}$/), '$215.000'];
  const early = ['Menos interés por pagar antes', '−$9.000'];
  expect(lastList(page.getByRole('dialog'))).toEqual([
    onDate,
    early,
    ['Pagas en total', '$206.000'],
  ]);
  await userEvent.click(sheet.getByRole('radio', { name: /Débito/ }));
  expect(lastList(page.getByRole('dialog'))).toEqual([
    onDate,
    early,
    [textOf('payment.wayFee'), '$500'],
    ['Pagas en total', '$206.500'],
  ]);
});

test('saves nothing on the due date', async () => {
  await renderScreen(screen, states.dueToday);
  await heading();
  expect(page.queryByText(saving)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Pagar $215.000' }));
  const sheet = within(page.getByRole('dialog'));
  await sheet.findByRole('button', { name: 'Pagar $215.000' });
  expect(page.getByRole('dialog').querySelector('dl')).toBeNull();
});

test('shows no saving for a server that does not lower the amount due', async () => {
  await renderScreen(screen, states.lending, { sandbox: olderServer() });
  await heading();
  expect(document.querySelector('.hero')).toHaveTextContent('215000 pesos');
  expect(page.queryByText(saving)).not.toBeInTheDocument();
  expect(page.queryByText('Menos interés por pagar antes')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar $215.000' })).toBeInTheDocument();
});

test('shows what a loan with a part paid was agreed to take as what it was', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) {
      const paid = { payment_id: 'part', amount: 100_000, paid_at: order.applied_at };
      Object.assign(order, { payments: [paid], amount_due: order.amount_due - 100_000 });
    }
  });
  await renderScreen(screen, { scenario: 'lending' }, { sandbox });
  await heading();
  const figures = part(ids.figures);
  expect(figures.getAllByText(/^Acordaste devolver el/)).not.toHaveLength(0);
  expect(figures.queryByText(/^Devuelves el/)).not.toBeInTheDocument();
});

test('shows the sum of each day as a picture, and on a tap as a table', async () => {
  // Its due date is a working day.
  const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T12:00:00-03:00') });
  await renderScreen(screen, states.lending, { sandbox });
  const days = within(await page.findByRole('region', { name: 'Cuánto pagas según el día' }));
  expect(days.getByRole('img')).toHaveAccessibleName(
    /^Sube de \$206\.000 hoy a \$215\.000 el \d+\s\w+. Con 7 días de atraso, son \$281\.000\.$/,
  );
  expect(days.getByText(/los demás días son una estimación/)).toBeInTheDocument();
  expect(days.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(days.getByText('Ver día por día'));
  const table = within(await days.findByRole('table', { name: /la diferencia con el/ }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  const groups = table.getAllByRole('rowgroup').slice(1);
  const rows = groups.map((group) => within(group).getAllByRole('row').slice(1));
  expect(rows.map(({ length }) => length)).toEqual([1, 54, 7]);
  expect(rows[0]?.[0]).toHaveTextContent(/\$206\.000−\$9\.000$/);
  expect(rows[1]?.[0]).toHaveTextContent(/\$206\.167−\$8\.833$/);
  expect(rows[1]?.at(-1)).toHaveTextContent(/\$215\.000\$0$/);
  expect(rows[2]?.[0]).toHaveTextContent(/\$233\.000\+\$18\.000$/);
});

test.each([
  ['dueToday', /^Sube de \$215\.000 hoy a \$281\.000 el/],
  ['overdue', /^Sube de \$249\.000 hoy a \$305\.000 el/],
] as const)('shows what each day of delay adds: %s', async (state, name) => {
  await renderScreen(screen, states[state]);
  const days = within(await page.findByRole('region', { name: 'Cuánto pagas según el día' }));
  expect(days.getByRole('img')).toHaveAccessibleName(name);
});

test('shows one sum up to the due date for a server that does not lower the amount due', async () => {
  await renderScreen(screen, states.lending, { sandbox: olderServer() });
  const days = within(await page.findByRole('region', { name: 'Cuánto pagas según el día' }));
  expect(days.getByRole('img')).toHaveAccessibleName(/^Son \$215\.000 hasta el/);
});

test('a loan that is not running has no days to come', async () => {
  await renderScreen(screen, states.cleared);
  await heading();
  expect(document.getElementById(ids.days)).toBeNull();
});

test('at midnight in Santiago the sum of the new day is fetched', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:30-03:00') });
  await renderScreen(screen, states.lending);
  await page.findByRole('region', { name: 'Cuánto pagas según el día' });
  expect(page.getByRole('button', { name: 'Pagar hoy $206.000' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(page.getByRole('button', { name: 'Pagar hoy $206.167' })).toBeInTheDocument();
  expect(document.getElementById(ids.days)).toHaveTextContent('Hoy $206.167');
});

test('at midnight in Santiago a sheet that is open says that its sum has changed', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:30-03:00') });
  await renderScreen(screen, states.lending);
  fireEvent.click(await page.findByRole('button', { name: 'Pagar hoy $206.000' }));
  const sheet = within(await page.findByRole('dialog'));
  await sheet.findByRole('button', { name: 'Pagar $206.000' });
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  fireEvent.click(sheet.getByRole('button', { name: /^Pagar \$206\./ }));
  expect(await sheet.findByText('El monto cambió: hoy es $206.167.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Pagar $206.167' })).toBeInTheDocument();
});
