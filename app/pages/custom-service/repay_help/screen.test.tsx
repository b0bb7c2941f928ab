import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

test('links to the loan with an amount due', async () => {
  const { navigator } = await renderScreen(screen, states.overdue);
  await userEvent.click(await page.findByRole('link', { name: 'Pagar $249.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/order-detail/order-detail',
    query: { order_no: expect.stringMatching(/^\d{8}$/) },
  });
});

test('does not urge to pay a loan that is not due soon', async () => {
  await renderScreen(screen, states.lending);
  expect(await page.findByRole('link', { name: /^Pagar/ })).toHaveClass('btn--soft');
});

test.each(['guest', 'nothingDue', 'offline'] as const)(
  'shows the steps without a button when nothing is due: %s',
  async (state) => {
    await renderScreen(screen, states[state]);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('cuatro pasos');
    expect(document.getElementById(ids.pay)).toBeNull();
  },
);
