import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revalidate } from '@/lib/api/cache';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const tickets = () =>
  within(page.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('links a usable coupon to the loan choice', async () => {
  const { navigator } = await renderScreen(screen, states.coupons);
  await userEvent.click(await page.findByRole('link', { name: 'Usar: $3.000 de descuento' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: { coupon_id: expect.stringMatching(/^welcome-/) },
  });
});

test('does not offer to use a coupon when no loan can be taken', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    home.state = 'refused';
  });
  await renderScreen(screen, states.coupons, { sandbox });
  await page.findByRole('tab', { name: textOf('myCoupon.usable', { count: 3 }) });
  expect(page.queryByRole('link', { name: /^Usar/ })).not.toBeInTheDocument();
});

test('does not offer to use a coupon while the state of the account is not known', async () => {
  const faults = [{ path: 'app/home', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.coupons, faults });
  await page.findByRole('tab', { name: textOf('myCoupon.usable', { count: 3 }) });
  expect(page.queryByRole('link', { name: /^Usar/ })).not.toBeInTheDocument();
});

test('holds the place of the benefits until the state of the account is known', async () => {
  const faults = [{ path: 'app/home', kind: 'timeout' }] as const;
  const { container } = await renderScreen(screen, { ...states.coupons, faults });
  await act(passTurns);
  expect(container.querySelector('.bone')).toBeInTheDocument();
  expect(page.queryByRole('tab')).not.toBeInTheDocument();
  act(() => revalidate('app/home'));
  await page.findByRole('tab', { name: textOf('myCoupon.usable', { count: 3 }) });
  expect(container.querySelector('.bone')).not.toBeInTheDocument();
});

test('shows used and expired benefits in their own tabs', async () => {
  await renderScreen(screen, states.coupons);
  await userEvent.click(await page.findByRole('tab', { name: 'Usados' }));
  expect(tickets()).toEqual([expect.stringMatching(/\$2\.000.*Usado el \d/)]);
  await userEvent.click(page.getByRole('tab', { name: 'Vencidos' }));
  expect(tickets()).toHaveLength(2);
  for (const ticket of tickets()) expect(ticket).toMatch(/Venció el/);
});

test('shows an empty state in the tab without coupons, and no tabs where all are empty', async () => {
  const { unmount } = await renderScreen(screen, states.welcome);
  await userEvent.click(await page.findByRole('tab', { name: 'Usados' }));
  expect(page.getByText(textOf('myCoupon.empty.usedTitle'))).toBeInTheDocument();
  unmount();
  await renderScreen(screen, states.empty);
  expect(await page.findByText(textOf('myCoupon.empty.usableTitle'))).toBeInTheDocument();
  expect(page.queryByRole('tab')).not.toBeInTheDocument();
});

test('leads to the application while there is no limit that could be raised', async () => {
  await renderScreen(screen, states.noQuota);
  const link = await page.findByRole('link', { name: textOf('increaseAmount.none.action') });
  expect(link).toHaveAttribute('href', '#/');
});
