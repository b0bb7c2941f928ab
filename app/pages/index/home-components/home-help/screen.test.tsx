import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

test('links to the answers and to customer service', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const hrefs = [...document.querySelectorAll('.rows a')].map((row) => row.getAttribute('href'));
  expect(hrefs).toEqual([
    '#/pages/product/product',
    '#/pages/policy/policy?type=faq&q=late',
    '#/pages/custom-service/custom-service',
  ]);
});
