import { act, screen as page, waitFor } from '@testing-library/react';
import { revalidate } from '@/lib/api/cache';
import { emitTabTap } from '@/lib/router/tab-tap';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href');

test('shows a guest the log-in link, and only the links for guests', async () => {
  await renderScreen(screen, states.guest);
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
    textOf('profile.guestTitle'),
  );
  expect(hrefOf(ids.enter)).toBe('#/pages/account/get-code-page/get-code-page');
  expect(document.getElementById(ids.limit)).not.toBeInTheDocument();
  expect(hrefOf(ids.products)).toBe('#/pages/product/product');
});

test('links to the next step before the first approval', async () => {
  await renderScreen(screen, { scenario: 'init_social' });
  expect(await page.findByText(textOf('profile.goOn'))).toBeInTheDocument();
  expect(hrefOf(ids.nextStep)).toBe('#/pages/step/step-social/step-social');
});

test('links to Home while in review, also when a next step is named', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    home.next_step = 'social';
  });
  await renderScreen(screen, { scenario: 'review' }, { sandbox });
  expect(await page.findByText('Ver cómo va')).toBeInTheDocument();
  expect(hrefOf(ids.nextStep)).toBe('#/');
});

test.each([
  [ids.limit, '#/pages/contract-new/increase-amount'],
  [ids.coupons, '#/pages/contract-new/my-coupon'],
  [ids.account, '#/pages/step/step-withdrawal/step-withdrawal-new?back=1'],
  [ids.papers, '#/pages/my-loan/my-loan'],
  [ids.products, '#/pages/product/product'],
  [ids.apps, '#/pages/hola-app-list/hola-app-list'],
  [ids.settings, '#/pages/settings/settings'],
  [ids.about, '#/pages/policy/policy?type=about'],
])('%s links to %s', async (id, href) => {
  await renderScreen(screen, states.quota);
  expect(hrefOf(id)).toBe(href);
});

test('says at once how many coupons there are, and where the money goes', async () => {
  await renderScreen(screen, states.quota);
  expect(await page.findByText(textOf('profile.couponsText', { count: 1 }))).toBeInTheDocument();
  expect(await page.findByText('Yape, que termina en 4567')).toBeInTheDocument();
});

test.each([
  ['before an approval', states.noQuota],
  ['for a guest', states.guest],
])('names no account %s', async (_, state) => {
  await renderScreen(screen, state);
  await waitFor(() => expect(hrefOf(ids.products)).toBeTruthy());
  expect(document.getElementById(ids.account)).not.toBeInTheDocument();
});

test('holds the quota’s place while it loads, and no longer', async () => {
  const { container } = await renderScreen(screen, states.loading);
  const bones = () => container.querySelectorAll('.card .bone');
  expect(bones()).not.toHaveLength(0);
  act(() => revalidate('app/home'));
  expect(await page.findByText('Hola, Camila')).toBeInTheDocument();
  expect(bones()).toHaveLength(0);
});

test('links to the step to correct when the application was not approved', async () => {
  await renderScreen(screen, { scenario: 'not_approved' });
  await waitFor(() => expect(hrefOf(ids.nextStep)).toBe('#/pages/step/step-basic/step-basic'));
});

test('scrolls to the top on a tap on its own tab', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await renderScreen(screen, states.guest);
  act(() => emitTabTap('/pages/profile/profile'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
