import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

test('links to the loan with an amount due', async () => {
  const { navigator } = await renderScreen(screen, states.overdue);
  await userEvent.click(await page.findByRole('link', { name: 'Pagar $249.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/order-detail/order-detail',
    query: { order_no: expect.stringMatching(/^\d{8}$/) },
  });
});
