import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

test('the quota is told whole: in use, held back, available', async () => {
  await renderScreen(screen, states.running);
  expect(await page.findByText('50000 pesos')).toBeInTheDocument();
  expect(page.getByRole('img')).toHaveAccessibleName(/De \$250\.000: \$200\.000 En uso/);
  expect(page.getByText('Reservado, en camino').nextSibling).toHaveTextContent('$0');
  expect(page.getByText('Disponible (de $250.000)').nextSibling).toHaveTextContent('$50.000');
  expect(document.getElementById(ids.borrow)).toBeNull();
  expect(page.getByText('Ya tienes un préstamo')).toBeInTheDocument();
});

test('what is being paid out is held back', async () => {
  await renderScreen(screen, states.waiting);
  const held = await page.findByText('Reservado, en camino');
  expect(held.nextSibling).toHaveTextContent('$200.000');
});

test('an approved person goes on to a loan up to what is available', async () => {
  const { navigator } = await renderScreen(screen, states.approved);
  await userEvent.click(await page.findByRole('link', { name: 'Pedir hasta $250.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: {},
  });
});

test('vouchers that raise the quota now stand below', async () => {
  await renderScreen(screen, states.vouchers);
  const own = within(await page.findByRole('region', { name: 'Tus vales' }));
  expect(own.getAllByRole('listitem')).toHaveLength(1);
  expect(own.getByText('+$50.000')).toBeInTheDocument();
});

test('without vouchers no empty part stands', async () => {
  await renderScreen(screen, states.approved);
  await page.findByText('Cómo subirlo');
  expect(page.queryByText('Tus vales')).not.toBeInTheDocument();
});

test('before the first approval there is the way to the application', async () => {
  await renderScreen(screen, states.noQuota);
  expect(await page.findByText('Aún no tienes cupo')).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Ir a mi solicitud' })).toHaveAttribute('href', '#/');
});

test.each([
  ['error', 'No pudimos cargar esta parte'],
  ['offline', 'Sin conexión'],
] as const)('what stands in its place: %s', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await page.findByText(title)).toBeInTheDocument();
});
