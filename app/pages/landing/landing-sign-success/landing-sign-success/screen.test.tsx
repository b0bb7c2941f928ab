import { screen as shown } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import { confirmQuote } from '@/lib/testing/confirm-quote';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const heading = (name: string) => shown.findByRole('heading', { level: 1, name });

test('the number, what arrives, and what goes back when', async () => {
  await renderScreen(screen, states.sending);
  expect(await heading('Firmaste. Tu plata va en camino')).toBeInTheDocument();
  expect(shown.getByText(/^\d{4} \d{4}$/)).toBeInTheDocument();
  expect(shown.getByText(/Enviamos/)).toHaveTextContent('Enviamos $188.000 a tu Yape.');
  expect(shown.getByText('103,6 %')).toBeInTheDocument();
  expect(shown.getByText('Devuelves $204.000')).toBeInTheDocument();
});

test('money that has arrived is told', async () => {
  await renderScreen(screen, states.arrived);
  expect(await heading('Tu plata ya llegó')).toBeInTheDocument();
});

test('money that came back leads to the account', async () => {
  const { navigator } = await renderScreen(screen, states.paymentFailed);
  expect(await heading('Firmaste, pero la plata no entró')).toBeInTheDocument();
  await userEvent.click(shown.getByRole('link', { name: 'Corregir mi cuenta' }));
  expect(navigator.push.mock.lastCall?.[0].path).toBe(
    '/pages/step/step-withdrawal/step-withdrawal',
  );
});

test('the way on forgets what lay behind, and there is no way back to signing', async () => {
  const { navigator } = await renderScreen(screen, states.sending);
  await heading('Firmaste. Tu plata va en camino');
  expect(shown.queryByRole('button', { name: 'Volver' })).toBeNull();
  await userEvent.click(shown.getByRole('link', { name: 'Ver mis préstamos' }));
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/pages/my-loan/my-loan', query: {} });
});

test('who has just signed sees so without a connection', async () => {
  const sandbox = createTestSandbox();
  await confirmQuote(sandbox, 'approved', { order_no: '26119999' });
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'drop', times: 9 });
  await renderScreen(screen, { scenario: 'waiting', query: { order_no: '26119999' } }, { sandbox });
  expect(await heading('Firmaste. Tu plata va en camino')).toBeInTheDocument();
  expect(shown.getByText('2611 9999')).toBeInTheDocument();
});

test.each([
  ['unknownOrder', 'No encontramos este préstamo'],
  ['offline', 'Sin conexión'],
  ['error', 'No pudimos cargar esta parte'],
] as const)('%s: nothing is claimed to be signed', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await heading(title)).toBeInTheDocument();
  expect(shown.queryByText('Listo')).not.toBeInTheDocument();
});
