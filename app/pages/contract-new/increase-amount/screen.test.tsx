import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

test('links to the loan choice with the available amount when approved', async () => {
  const { navigator } = await renderScreen(screen, states.approved);
  const quota = within(await page.findByRole('region', { name: textOf('benefits.available') }));
  expect(quota.getByText('250000 pesos')).toBeVisible();
  expect(quota.queryAllByRole('definition')).toEqual([]);
  await userEvent.click(await page.findByRole('link', { name: 'Pedir hasta $250.000' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: {},
  });
});

test.each([
  ['the lowest amount', 50_000, true],
  ['less than the lowest amount', 40_000, false],
])('links to the loan choice when %s is available: %i, %s', async (_, total, isOffered) => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    home.quota = { total, used: 0, frozen: 0 };
    home.teaser.min_amount = 50_000;
  });
  await renderScreen(screen, states.approved, { sandbox });
  await page.findByText('Cómo subirlo');
  expect(document.getElementById(ids.borrow) !== null).toBe(isOffered);
});

test('links to the application before the first approval', async () => {
  await renderScreen(screen, states.noQuota);
  expect(await page.findByText('Aún no tienes cupo')).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Ir a mi solicitud' })).toHaveAttribute('href', '#/');
});

test.each([
  ['error', 'No pudimos cargar tu cupo'],
  ['offline', 'Sin conexión'],
] as const)('shows the failure instead of the quota: %s', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await page.findByText(title)).toBeInTheDocument();
});
