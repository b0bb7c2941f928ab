import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
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
  const fetch: typeof sandbox.fetch = async (request) => {
    const reply = await (await sandbox.fetch(request)).json();
    for (const order of reply.ret?.list ?? []) {
      if (order.state === 'lending') order.amount_due = order.repayment;
    }
    return Response.json(reply);
  };
  return { ...sandbox, fetch };
}

test('says what paying today costs and saves, beside what is due on the due date', async () => {
  await renderScreen(screen, states.lending);
  expect(await heading()).toHaveTextContent(/^Pagas el/);
  expect(document.querySelector('.order-detail__head')).toHaveTextContent('215000 pesos');
  expect(page.getByText(saving)).toHaveTextContent('$206.000: ahorras $9.000.');
  expect(page.getByRole('button', { name: 'Pagar $206.000' })).toBeInTheDocument();
  expect(lastList(document.getElementById(ids.figures))).toEqual([
    ['Lo que ibas a devolver', '$215.000'],
    ['Menos interés por pagar antes', '−$9.000'],
    ['Si pagas hoy', '$206.000'],
  ]);
});

test('lists what paying today saves before it is paid', async () => {
  await renderScreen(screen, states.lending);
  await userEvent.click(await page.findByRole('button', { name: 'Pagar $206.000' }));
  const sheet = within(page.getByRole('dialog'));
  await sheet.findByRole('button', { name: 'Pagar $206.000 con Yape' });
  const due = [expect.stringMatching(/^Si pagas el \d+\s\w+\s\d{4}$/), '$215.000'];
  const early = ['Menos interés por pagar antes', '−$9.000'];
  expect(lastList(page.getByRole('dialog'))).toEqual([due, early, ['Pagas en total', '$206.000']]);
  await userEvent.click(sheet.getByRole('radio', { name: /Débito/ }));
  expect(lastList(page.getByRole('dialog'))).toEqual([
    due,
    early,
    ['Lo que debes hoy', '$206.000'],
    ['Costo del medio de pago', '$500'],
    ['Pagas en total', '$206.500'],
  ]);
});

test('saves nothing on the due date', async () => {
  await renderScreen(screen, states.dueToday);
  await heading();
  expect(page.queryByText(saving)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Pagar $215.000' }));
  await page.findByRole('button', { name: 'Pagar $215.000 con Yape' });
  expect(page.getByRole('dialog').querySelector('dl')).toBeNull();
});

test('shows no saving for a server that does not lower the amount due', async () => {
  await renderScreen(screen, states.lending, { sandbox: olderServer() });
  await heading();
  expect(document.querySelector('.order-detail__head')).toHaveTextContent('215000 pesos');
  expect(page.queryByText(saving)).not.toBeInTheDocument();
  expect(page.queryByText('Menos interés por pagar antes')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Pagar $215.000' })).toBeInTheDocument();
});

test('shows what a loan that was paid early has cost', async () => {
  await renderScreen(screen, states.clearedEarly);
  expect(await heading()).toHaveTextContent('Préstamo pagado');
  const figures = part(ids.figures);
  for (const line of figures.getAllByText(/^Devolviste el/)) {
    expect(line.nextSibling).toHaveTextContent('$206.000');
  }
  for (const line of figures.getAllByText('Menos interés por pagar antes')) {
    expect(line.nextSibling).toHaveTextContent('−$9.000');
  }
  expect(document.getElementById(paymentIds.open)).toBeNull();
});
