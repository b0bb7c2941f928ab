import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payOrder } from '@/app/preview/runtime/pay-order';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

test('opens the payment methods of the loan with an amount due', async () => {
  const { navigator } = await renderScreen(screen, states.overdue);
  await userEvent.click(await page.findByRole('link', { name: 'Pagar $249.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/order-detail/order-detail',
    query: { order_no: expect.stringMatching(/^\d{8}$/), pay: '1' },
  });
});

test('says before the steps what an overdue loan owes today', async () => {
  await renderScreen(screen, states.overdue);
  const owed = await page.findByText('249000 pesos');
  const heading = page.getByRole('heading', { level: 1 });
  expect(owed.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says before the steps what a running loan takes, when, what paying today saves, and in pesos what being late adds', async () => {
  await renderScreen(screen, states.lending);
  expect(await page.findByText('215000 pesos')).toBeInTheDocument();
  expect(page.getByText(/^Devuelves el \d/)).toBeInTheDocument();
  expect(page.getByText('$9.000')).toBeInTheDocument();
  expect(page.getByText(/^Se suma una sola vez/)).toHaveTextContent('$10.000');
});

test('a loan that is paid back is asked for nothing, and a late one is not told how to pay early', async () => {
  const { unmount } = await renderScreen(screen, states.nothingDue);
  expect(await page.findByText(textOf('repayHelp.nothing'))).toBeInTheDocument();
  await page.findByText('Si quieres pagar antes');
  unmount();
  await renderScreen(screen, states.overdue);
  await page.findByText('Si hoy no puedes pagar');
  await page.findByText('249000 pesos');
  expect(page.queryByText('Si quieres pagar antes')).not.toBeInTheDocument();
});

test('leads from the first of four steps to the button below when there is a loan to pay', async () => {
  await renderScreen(screen, states.lending);
  expect(await page.findByText('Toca «Pagar hoy $206.000» abajo')).toBeInTheDocument();
  expect(document.querySelectorAll(`#${ids.steps} > li`)).toHaveLength(4);
});

test('who has paid already is told what follows, and nothing to pay', async () => {
  await renderScreen(screen, states.awaited, { before: () => payOrder('transfer') });
  await page.findByText('249000 pesos');
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
    textOf('repayHelp.headingAwaited'),
  );
  expect(await page.findByText(/^Cuando recibimos todo/)).toBeVisible();
  expect(document.getElementById(ids.steps)).toBeNull();
  expect(page.queryByText('Elige un medio de pago')).not.toBeInTheDocument();
  expect(page.getByText('Si pagaste y no aparece').closest('details')).toHaveAttribute('open');
});

test('leads from the first step to the loan when there is no button below', async () => {
  await renderScreen(screen, states.guest);
  expect(await page.findByText('Abre tu préstamo y toca «Pagar»')).toBeInTheDocument();
  expect(page.queryByText(/abajo/)).not.toBeInTheDocument();
});

test('tells who is late what it costs already and what tomorrow adds, instead of what it would cost', async () => {
  await renderScreen(screen, states.overdue);
  expect(await page.findByText(/^Vas con 3 días de atraso: 5.% \(\$10.000\)/)).toHaveTextContent(
    'y 4 % ($8.000) por cada día, de lo que pediste y aún no pagas. En total, $34.000.',
  );
  expect(page.getByText('Mañana serán $257.000, $8.000 más.')).toBeInTheDocument();
  expect(page.getByText('$215.000 + $34.000 por atraso = $249.000')).toBeInTheDocument();
  expect(page.queryByText('Si te atrasas')).not.toBeInTheDocument();
});

test('asks for no payment before the money has arrived', async () => {
  await renderScreen(screen, { scenario: 'waiting' });
  await page.findByText('Abre tu préstamo y toca «Pagar»');
  expect(document.getElementById(ids.pay)).toBeNull();
});

const late = () => page.getByText('Si te atrasas').closest('details');

test('says how much being late can add at most, unfolded, to who owes', async () => {
  await renderScreen(screen, states.lending);
  await page.findByText('215000 pesos');
  expect(late()).toHaveAttribute('open');
  expect(late()).toHaveTextContent('nunca pasan del 50 % ($100.000)');
});

test('folds what being late costs where no loan is owed', async () => {
  await renderScreen(screen, states.guest);
  await page.findByText('Si te atrasas');
  expect(late()).not.toHaveAttribute('open');
});
