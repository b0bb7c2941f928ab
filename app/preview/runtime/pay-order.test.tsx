import { screen as page } from '@testing-library/react';
import { screen } from '@/app/pages/order-detail/order-detail/screen';
import { states } from '@/app/pages/order-detail/order-detail/screen.states';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { setPreconditions } from './enter-state';

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test.each([
  ['notReceived', 'Recién revisamos: tu pago aún no llega'],
  ['transferNotReceived', 'Transfiere $249.000'],
  ['transferOutdated', /era \$249.000. Hoy es \$257.000/],
  ['transferShort', 'Recibimos tu pago de $200.000.'],
  ['transferReceived', 'Recibimos tu pago de $249.000.'],
  ['paymentRejected', textOf('payment.rejected', { total: '$249.000' })],
  ['paymentCancelled', 'No se hizo el pago de $249.000'],
] as const)('the state %s shows what became of the payment', async (name, text) => {
  const state = states[name];
  await renderScreen(screen, state, { before: () => setPreconditions(state.before, {}) });
  expect(await page.findByText(text)).toBeInTheDocument();
});
