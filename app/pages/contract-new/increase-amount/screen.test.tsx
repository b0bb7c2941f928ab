import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

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
  await page.findByText(textOf('increaseAmount.ways.title'));
  expect(document.getElementById(ids.borrow) !== null).toBe(isOffered);
});

test('says how usable vouchers make up the limit, and which date is whose', async () => {
  await renderScreen(screen, states.vouchers);
  expect(await page.findByText('$250.000 aprobados + $50.000 de aumento')).toBeInTheDocument();
  expect(page.getByText(/^Tu aprobación vale/)).toBeInTheDocument();
  const vouchers = document.getElementById(ids.vouchers);
  expect(vouchers).toHaveTextContent(/Tienes 1, ya sumado a tu cupo hasta el \d/);
  expect(vouchers).toHaveAttribute('href', '#/pages/contract-new/my-coupon');
});

test.each([
  [states.approved, 'home.approved.choose', true],
  [states.cleared, 'home.cleared.again', false],
] as const)('offers a loan as Home does, in the state %#', async (state, text, isPrimary) => {
  await renderScreen(screen, state);
  const link = await page.findByRole('link', { name: textOf(text) });
  expect(link.classList.contains('btn--primary')).toBe(isPrimary);
});

test.each([
  ['approved', ['now', 'next', 'next']],
  ['running', ['done', 'now', 'next']],
  ['waiting', ['done', 'now', 'next']],
] as const)('shows how far the user has come to a higher limit: %s', async (state, shown) => {
  await renderScreen(screen, states[state]);
  await page.findByText(textOf('increaseAmount.ways.raise'));
  const steps = [...document.querySelectorAll('.timeline li')];
  expect(steps.map(({ className }) => className)).toEqual(shown);
});

test.each([
  ['before the first approval', states.noQuota],
  ['after the end of an approval', { scenario: 'approval_expired' }],
  ['after a refusal', { scenario: 'refused' }],
] as const)('names no limit and links to the application %s', async (_, state) => {
  await renderScreen(screen, state);
  expect(await page.findByText('Aún no tienes cupo')).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute('href', '#/');
  expect(document.querySelector('main .money')).toBeNull();
});

test('leads from a running loan to that loan, and names no amount that cannot be borrowed', async () => {
  const { navigator } = await renderScreen(screen, states.running);
  const link = await page.findByRole('link', { name: textOf('loan.blocked.toLoan') });
  expect(document.querySelector('main .money')).toBeNull();
  await userEvent.click(link);
  expect(navigator.push.mock.lastCall?.[0].path).toBe('/pages/order-detail/order-detail');
});
