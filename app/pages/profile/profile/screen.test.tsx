import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitTabTap } from '@/lib/router/tab-tap';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const wayOf = (id: string) => document.getElementById(id)?.getAttribute('href');

test('a guest is offered the way in, and nothing that needs a name', async () => {
  await renderScreen(screen, states.guest);
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Entra para ver lo tuyo',
  );
  expect(wayOf(ids.enter)).toBe('#/pages/account/get-code-page/get-code-page');
  expect(document.getElementById(ids.loans)).not.toBeInTheDocument();
  expect(wayOf(ids.products)).toBe('#/pages/product/product');
});

test('a person sees their name and of the phone only its end', async () => {
  await renderScreen(screen, states.quota);
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('Hola, Camila');
  const phone = document.getElementById(ids.phone);
  expect(phone).toHaveTextContent('+56 9 •••• 4567');
  expect(phone).not.toHaveTextContent('8123');
});

test('the quota is shown as what is left, in use and in all', async () => {
  await renderScreen(screen, states.quotaInUse);
  expect(await page.findByText('50000 pesos')).toBeInTheDocument();
  expect(page.getByText('$200.000')).toBeInTheDocument();
  expect(page.getByText('Disponible (de $250.000)')).toBeInTheDocument();
});

test('without a quota yet, the way on is the next step', async () => {
  await renderScreen(screen, { scenario: 'init_social' });
  expect(await page.findByText('Seguir mi solicitud')).toBeInTheDocument();
  expect(wayOf(ids.onward)).toBe('#/pages/step/step-social/step-social');
});

test('without a quota and nothing to do, the way on is Home', async () => {
  await renderScreen(screen, { scenario: 'review' });
  expect(await page.findByText('Ver cómo va')).toBeInTheDocument();
  expect(wayOf(ids.onward)).toBe('#/');
});

test.each([
  [ids.loans, '#/pages/my-loan/my-loan'],
  [ids.limit, '#/pages/contract-new/increase-amount'],
  [ids.coupons, '#/pages/contract-new/my-coupon'],
  [ids.products, '#/pages/product/product'],
  [ids.repayHelp, '#/pages/custom-service/repay_help'],
  [ids.faq, '#/pages/policy/policy?type=faq'],
  [ids.person, '#/pages/custom-service/custom-service'],
  [ids.apps, '#/pages/hola-app-list/hola-app-list'],
  [ids.settings, '#/pages/settings/settings'],
  [ids.privacy, '#/pages/policy/policy?type=privacy'],
  [ids.terms, '#/pages/policy/policy?type=terms'],
  [ids.about, '#/pages/policy/policy?type=about'],
])('the entry %s leads to %s', async (id, way) => {
  await renderScreen(screen, states.quota);
  expect(wayOf(id)).toBe(way);
});

test('a failed load leaves the rest usable, and can be tried again', async () => {
  await renderScreen(screen, { scenario: 'lending', faults: [{ path: 'app/home', kind: '500' }] });
  expect(await page.findByText('No pudimos cargar tu cupo')).toBeInTheDocument();
  expect(wayOf(ids.settings)).toBe('#/pages/settings/settings');
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await page.findByText('50000 pesos')).toBeInTheDocument();
});

test('without a connection that is said', async () => {
  await renderScreen(screen, states.offline);
  expect(await page.findByText('Sin conexión')).toBeInTheDocument();
});

test('a tap on its own tab scrolls to the top', async () => {
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await renderScreen(screen, states.guest);
  act(() => emitTabTap('/pages/profile/profile'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
