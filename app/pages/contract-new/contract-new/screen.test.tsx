import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const heading = () => page.findByRole('heading', { level: 1 });

test('shows the parties, the date and every figure of the order', async () => {
  await renderScreen(screen, states.lending);
  expect(await heading()).toHaveTextContent(/Contrato de préstamo N\.º \d{4} \d{4}/);
  const sheet = within(page.getByRole('region', { name: 'Hoja resumen' }));
  expect((await sheet.findByText('Quien pide')).nextSibling).toHaveTextContent('Camila Muñoz');
  expect(sheet.getByText('RUN').nextSibling).toHaveTextContent('12.345.678-5');
  expect(sheet.getByText('Costo del servicio').nextSibling).toHaveTextContent('$12.000');
  expect(sheet.getByText('CAE').nextSibling).toHaveTextContent('103,6 %');
});

test('shows the same figures in the clauses, marked as a draft', async () => {
  await renderScreen(screen, states.lending);
  expect(await page.findByText(/en un solo pago/)).toHaveTextContent('$204.000');
  expect(page.getByText(/Borrador en revisión legal/)).toBeInTheDocument();
});

test('shows the contract of a cleared order', async () => {
  await renderScreen(screen, states.cleared);
  expect(await heading()).toHaveTextContent('Contrato de préstamo');
});

test('opens the browser’s print dialog on the button', async () => {
  window.print = jest.fn();
  await renderScreen(screen, states.lending);
  await userEvent.click(await page.findByRole('button', { name: 'Imprimir o guardar como PDF' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('prints through the shell on the button', async () => {
  const native = installFakeShell();
  native.on('localCache', ({ callbackId }) => native.send({ callbackId, data: {} }));
  native.reply('intentUriOpen', { opened: true });
  await renderScreen(screen, states.lending);
  await userEvent.click(await page.findByRole('button', { name: 'Imprimir o guardar como PDF' }));
  expect((await native.next('intentUriOpen')).data).toEqual({ uri: 'luka:print' });
  native.remove();
});

test.each([
  ['notFound', 'No encontramos este préstamo'],
  ['none', 'No encontramos este préstamo'],
  ['error', 'No pudimos cargar esta parte'],
  ['offline', 'Sin conexión'],
] as const)('shows the state instead of the contract: %s', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await heading()).toHaveTextContent(title);
});
