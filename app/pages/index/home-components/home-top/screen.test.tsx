import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

test.each([
  ['guest', 'Pide hasta'],
  ['init', 'Pide hasta'],
  ['approved', 'Camila, tienes hasta'],
  ['lending', 'Debes pagar'],
  ['overdue', 'Paga hoy y quedas al día'],
] as const)('shows the hero only: %s', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(page.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
