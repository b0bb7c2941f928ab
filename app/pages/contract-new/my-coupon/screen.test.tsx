import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const tickets = () => page.getAllByRole('listitem').map(({ textContent }) => textContent);

test('usable coupons and vouchers are tickets with worth, limits and end', async () => {
  await renderScreen(screen, states.coupons);
  expect(await page.findByRole('tab', { name: 'Por usar · 3' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const [fee, days, quota] = tickets();
  expect(fee).toMatch(/\$3\.000menos de costoDescuento.*Préstamos desde \$100\.000Vence el/);
  expect(days).toMatch(/5 díassin interésDías gratis.*Para cualquier préstamoVence el/);
  expect(quota).toMatch(/\+\$50\.000de cupoVale de cupoSube tu cupo 30 díasVence el/);
});

test('a usable coupon leads to choosing a loan with it', async () => {
  const { navigator } = await renderScreen(screen, states.coupons);
  await userEvent.click(await page.findByRole('link', { name: 'Usar: Descuento, $3.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: { coupon_id: expect.stringMatching(/^welcome-/) },
  });
});

test('while no loan can be taken no coupon offers to be used', async () => {
  await renderScreen(screen, { ...states.coupons, scenario: 'refused' });
  await page.findByRole('tab', { name: /Por usar/ });
  expect(page.queryByRole('link', { name: /^Usar/ })).not.toBeInTheDocument();
});

test('used and ended ones have tabs of their own, and say what became of them', async () => {
  await renderScreen(screen, states.coupons);
  await userEvent.click(await page.findByRole('tab', { name: 'Usados' }));
  expect(tickets()).toEqual([expect.stringMatching(/\$2\.000.*Ya lo usaste$/)]);
  await userEvent.click(page.getByRole('tab', { name: 'Vencidos' }));
  expect(tickets()).toHaveLength(2);
  for (const ticket of tickets()) expect(ticket).toMatch(/Venció el/);
});

test('the quota stands above, as words too', async () => {
  await renderScreen(screen, states.running);
  expect(await page.findByText('50000 pesos')).toBeInTheDocument();
  expect(page.getByText('En uso').nextSibling).toHaveTextContent('$200.000');
});

test('without coupons each tab says what belongs there', async () => {
  await renderScreen(screen, states.empty);
  expect(await page.findByText('No tienes cupones por usar')).toBeInTheDocument();
  await userEvent.click(page.getByRole('tab', { name: 'Usados' }));
  expect(page.getByText('Aún no usas ningún cupón')).toBeInTheDocument();
});

test('coupons that did not come are asked for again', async () => {
  const [fault] = states.error.faults;
  await renderScreen(screen, { ...states.error, faults: [{ ...fault, times: 1 }] });
  await userEvent.click(await page.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await page.findByRole('tab', { name: 'Por usar · 3' })).toBeInTheDocument();
});
