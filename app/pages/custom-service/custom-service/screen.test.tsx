import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact, contactUris } from '@/lib/contact';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const row = (id: string) => document.getElementById(id);

test('each way to a person shows where it leads, and leads there', async () => {
  await renderScreen(screen, states.guest);
  for (const way of ['phone', 'whatsapp', 'email'] as const) {
    expect(row(ids[way])).toHaveTextContent(contact[way]);
    expect(row(ids[way])).toHaveAttribute('href', contactUris[way]);
  }
});

test('the help with paying and the questions are one tap away', async () => {
  const { navigator } = await renderScreen(screen, states.guest);
  await userEvent.click(page.getByRole('link', { name: 'Cómo pagar tu préstamo' }));
  await userEvent.click(page.getByRole('link', { name: 'Preguntas frecuentes' }));
  expect(navigator.push.mock.calls.map(([target]) => target)).toEqual([
    { path: '/pages/custom-service/repay_help', query: {} },
    { path: '/pages/policy/policy', query: { type: 'faq' } },
  ]);
});

test('the questions can be searched right here', async () => {
  await renderScreen(screen, states.member);
  await userEvent.type(await page.findByRole('searchbox'), 'CAE');
  expect(await page.findByText('¿Qué es la CAE?')).toBeInTheDocument();
});
