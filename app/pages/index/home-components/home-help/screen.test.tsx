import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

test('every question leads to its answer, and a person can be asked', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ways = [...document.querySelectorAll('.rows a')].map((row) => row.getAttribute('href'));
  expect(ways).toEqual([
    '#/pages/product/product',
    '#/pages/policy/policy?type=faq',
    '#/pages/custom-service/custom-service',
  ]);
});
