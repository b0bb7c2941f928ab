import { act, screen as shown } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { readShownQuote } from '@/app/loan/quote/shown-quote';
import { revalidate } from '@/lib/api/cache';
import { feel } from '@/lib/bridge/haptics';
import { passTurns } from '@/lib/testing/pass-turns';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/bridge/haptics');

const confirmation = '/pages/loan/loan-information/loan-information';
const goOn = () => shown.findByRole('button', { name: 'Revisar y seguir', busy: false });
const card = () => shown.findByRole('region', { name: 'Así se reparte tu pago' });

test('shows the form after a timeout when the coupons do not load', async () => {
  const faults = [{ path: 'coupon/my_coupon', kind: 'timeout', times: 9 }] as const;
  await renderScreen(screen, { scenario: 'approved', faults });
  await shown.findByRole('slider', { name: '¿Cuánto pides?' });
  await goOn();
});

const best = () => shown.findByText('Usas tu cupón de $3.000');

test('uses the best coupon, and none once the user has removed it, also after a reload', async () => {
  const sandbox = createTestSandbox();
  const { navigator, unmount } = await renderScreen(screen, states.approved, { sandbox });
  await best();
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].query).toHaveProperty('coupon_id', 'welcome-user_demo');
  await takeCouponAway();
  expect(shown.getByRole('button', { name: /^Tienes un cupón de \$3\.000/ })).toHaveFocus();
  await userEvent.click(await goOn());
  expect(navigator.push).toHaveBeenLastCalledWith({
    path: confirmation,
    query: { product_id: 'luka', amount: '150000', term_days: '90' },
  });
  // It was the user who took it away.
  expect(shown.queryByText(textOf('loan.update.couponGone'))).toBeNull();
  unmount();
  await reloadScreen(screen);
  await goOn();
  expect(shown.getByText('Tienes un cupón de $3.000')).toBeInTheDocument();
});

test('uses the coupon from its minimum amount on', async () => {
  await renderScreen(screen, { scenario: 'approved', query: { amount: '90000' } });
  await goOn();
  expect(shown.getByText('Tu cupón no se usa: es desde $100.000')).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  await best();
});

test('the sheet begins with the best coupon after it was removed', async () => {
  await renderScreen(screen, states.approved);
  await best();
  await takeCouponAway();
  await userEvent.click(shown.getByRole('button', { name: /^Tienes un cupón/ }));
  expect(shown.getByRole('radio', { name: /^\$3\.000/ })).toBeChecked();
  await userEvent.click(shown.getByRole('button', { name: 'Usar este cupón' }));
  await best();
});

async function takeCouponAway() {
  await userEvent.click(shown.getByRole('button', { name: /^Usas tu cupón/ }));
  await userEvent.click(shown.getByRole('radio', { name: 'Sin cupón' }));
  await userEvent.click(shown.getByRole('button', { name: 'Seguir sin cupón' }));
}

async function typeAmount(text: string) {
  await userEvent.click(await shown.findByRole('button', { name: 'Escribir el monto' }));
  await userEvent.type(shown.getByRole('textbox', { name: 'Monto' }), text);
}

test('goes on with the typed amount when its own button was not pressed', async () => {
  const { navigator } = await renderScreen(screen, states.approved);
  await typeAmount('200000');
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].query).toMatchObject({ amount: '200000' });
});

test('does not go on with the amount before when the typed one is out of range', async () => {
  const { navigator } = await renderScreen(screen, states.approved);
  await typeAmount('20');
  await userEvent.click(await goOn());
  expect(navigator.push).not.toHaveBeenCalled();
  expect(shown.getByText('Corrige el monto que escribiste')).toBeInTheDocument();
  expect(shown.getByRole('textbox', { name: 'Monto' })).toHaveFocus();
  expect(shown.getByRole('textbox', { name: 'Monto' })).toBeInvalid();
});

test('applies a chosen coupon to the cost and the confirmation, and removes it again', async () => {
  const { navigator } = await renderScreen(screen, states.coupons);
  await userEvent.click(await shown.findByRole('button', { name: /^Usas tu cupón/ }));
  await userEvent.click(
    shown.getByRole('radio', {
      name: new RegExp(textOf('benefits.moreDays')),
    }),
  );
  await userEvent.click(shown.getByRole('button', { name: 'Usar este cupón' }));
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].query).toHaveProperty('coupon_id', 'free-days');
  await userEvent.click(shown.getByRole('button', { name: /^Usas tu cupón/ }));
  await userEvent.click(shown.getByRole('radio', { name: 'Sin cupón' }));
  await userEvent.click(shown.getByRole('button', { name: 'Seguir sin cupón' }));
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].query).not.toHaveProperty('coupon_id');
});

test('shows what another amount will come to while its quote loads, and says once that it is an estimate', async () => {
  const { sandbox } = await renderScreen(screen, states.noCoupons);
  await goOn();
  sandbox.control.fault({ path: 'loan/preview', kind: 'slow', ms: 1500, times: 1 });
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  expect(await card()).toHaveTextContent(
    textOf('loanInfoChoose.cost.estimate', { amount: '$160.000', term: '90 días' }),
  );
  const sums = document.querySelector('.equation');
  expect(sums).toHaveTextContent(/\$150\.400.*\+.*\$21\.600.*=.*\$172\.000/);
  expect(sums).toHaveAttribute('aria-hidden', 'true');
  expect(shown.getByText(/^Estimado: \d+ \w+, 1 cuota · CAE \d/)).toBeVisible();
  expect(shown.getByText(/^Recibes \$150\.400 · te cuesta \$21\.600$/)).toBeVisible();
  expect(await shown.findByText(/^El \d+ \w+, en 1 cuota · CAE \d/)).toBeVisible();
  expect(sums).not.toHaveAttribute('aria-hidden');
  expect(await card()).toHaveTextContent(
    textOf('loanInfoChoose.cost.for', { amount: '$160.000', term: '90 días' }),
  );
});

test('goes on with an amount whose quote loads, as the confirmation asks for its own, and no quote counts as seen', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.noCoupons);
  await userEvent.click(await goOn());
  const choice = { product_id: 'luka', amount: 150_000, term_days: 90 };
  expect(readShownQuote(choice)?.quote).toMatchObject({ amount: 150_000 });
  sandbox.control.fault({ path: 'loan/preview', kind: 'timeout', times: 9 });
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  await userEvent.click(shown.getByRole('button', { name: 'Revisar y seguir', busy: false }));
  expect(navigator.push.mock.lastCall?.[0].query).toMatchObject({ amount: '160000' });
  expect(readShownQuote(choice)).toBeNull();
  expect(readShownQuote({ ...choice, amount: 160_000 })).toBeNull();
});

test('waits for the quote of another product, of which nothing can be estimated', async () => {
  await renderScreen(screen, states.cheaper);
  await goOn();
  await userEvent.click(shown.getByRole('radio', { name: /^Luka (CAE|Hasta)/ }));
  expect(shown.getByRole('button', { name: 'Revisar y seguir' })).toHaveAttribute('aria-busy');
  await goOn();
});

test('lowers the amount to the limit of a product, and restores it for another', async () => {
  await renderScreen(screen, { scenario: 'approved', query: { amount: '200000' } });
  const slider = await shown.findByRole('slider', { name: '¿Cuánto pides?' });
  expect(shown.queryByText(/^Dejamos/)).toBeNull();
  await userEvent.click(shown.getByRole('radio', { name: /^Luka Express / }));
  expect(slider).toHaveValue('120000');
  expect(
    shown.getByText('Dejamos el monto en $120.000: es lo que permite Luka Express.'),
  ).toBeInTheDocument();
  await userEvent.click(shown.getByRole('radio', { name: /^Luka (CAE|Hasta)/ }));
  expect(slider).toHaveValue('200000');
});

test('says which term of the product took the place of the requested one', async () => {
  await renderScreen(screen, { scenario: 'approved', query: { term_days: '45' } });
  expect(
    await shown.findByText(/^Dejamos el plazo en \d+ días: es lo que permite Luka/),
  ).toBeInTheDocument();
  expect(shown.queryByText(/^Dejamos el monto/)).toBeNull();
});

test.each([
  ['has a coupon', states.approved, 'coupon_id', 'Seguir sin cupón'],
  ['has none', states.noCoupons, 'coupon_id', textOf('loanInfoChoose.dock.costAgain')],
  [
    'is refused for another reason',
    states.approved,
    'amount',
    textOf('loanInfoChoose.dock.costAgain'),
  ],
] as const)('offers what helps when the quote is refused and %s', async (...each) => {
  const [, state, field, button] = each;
  const sandbox = createTestSandbox();
  const msg = 'No se puede';
  sandbox.use(
    http.post('*/loan/preview', () =>
      HttpResponse.json({ code: 422, msg, ret: { errors: [{ field, message: msg }] } }),
    ),
  );
  await renderScreen(screen, state, { sandbox });
  expect(await shown.findByRole('button', { name: button })).toBeVisible();
});

/** Chooses a product; what it costs by the dock. */
async function costOf(product: RegExp) {
  await userEvent.click(await shown.findByRole('radio', { name: product }));
  await goOn();
  const spoken = [...document.querySelectorAll('.equation .money > .visually-hidden')];
  const [arrival = 0, cost = 0, repayment = 0] = spoken.map(({ textContent }) =>
    Number.parseInt(textContent ?? '', 10),
  );
  expect(arrival + cost).toBe(repayment);
  return cost;
}

test('begins with the cheaper product and shows what the other costs more, each with its CAE', async () => {
  await renderScreen(screen, states.cheaper);
  expect(await shown.findByRole('radio', { name: /^Luka Express CAE \d/ })).toBeChecked();
  const dearer = await shown.findByText(/^Luka te cuesta \$[\d.]+ más$/);
  const [amount = ''] = /\$[\d.]+\d/.exec(dearer.textContent ?? '') ?? [];
  const express = await costOf(/^Luka Express CAE/);
  const luka = await costOf(/^Luka CAE \d/);
  expect(luka - express).toBe(Number(amount.replace(/\D/g, '')));
  expect(await shown.findByText(`Luka Express te cuesta ${amount} menos`)).toBeInTheDocument();
});

test('keeps the CAE of both products, and the difference, while another amount’s quotes load', async () => {
  await renderScreen(screen, states.cheaper);
  const dearer = /^Luka te cuesta \$[\d.]+ más$/;
  await shown.findByText(dearer);
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  expect(shown.getAllByRole('radio', { name: /^Luka (Express )?CAE \d/ })).toHaveLength(2);
  expect(shown.getByText(dearer)).toBeInTheDocument();
});

test('requests the other product’s quote after the figures of the chosen one', async () => {
  const sandbox = createTestSandbox();
  const requested: unknown[] = [];
  sandbox.use(
    http.post('*/loan/preview', async ({ request }) => {
      requested.push(await request.clone().json());
    }),
  );
  await renderScreen(screen, states.dearer, { sandbox });
  await shown.findByRole('radio', { name: /^Luka Express CAE \d/ });
  const own = { product_id: 'luka', amount: 100_000, term_days: 90 };
  expect(requested[0]).toMatchObject(own);
  expect(requested).toContainEqual(expect.objectContaining({ ...own, product_id: 'luka-express' }));
});

test('shows the limits when the quote of the other product fails', async () => {
  const sandbox = createTestSandbox();
  sandbox.use(
    http.post<never, { product_id: string }>('*/loan/preview', async ({ request }) => {
      const { product_id } = await request.clone().json();
      return product_id === 'luka-express' ? new HttpResponse(null, { status: 500 }) : undefined;
    }),
  );
  await renderScreen(screen, states.dearer, { sandbox });
  expect(await shown.findByRole('radio', { name: /^Luka Express Hasta / })).toBeInTheDocument();
  expect(shown.getByRole('radio', { name: /^Luka CAE \d/ })).toBeChecked();
  expect(shown.queryByText(/^Luka Express te cuesta/)).toBeNull();
});

test('limits the slider to the available quota', async () => {
  await renderScreen(screen, states.coupons);
  const slider = await shown.findByRole('slider', { name: '¿Cuánto pides?' });
  expect(slider).toHaveAttribute('max', '300000');
});

test('restores the choice after a reload', async () => {
  const sandbox = createTestSandbox();
  const { unmount } = await renderScreen(screen, states.approved, { sandbox });
  await userEvent.click(await shown.findByRole('radio', { name: /^120 días/ }));
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  unmount();
  await reloadScreen(screen);
  expect(await shown.findByRole('radio', { name: /^120 días/ })).toBeChecked();
  expect(shown.getByRole('slider', { name: '¿Cuánto pides?' })).toHaveValue('160000');
});

test('hides the figures when the quote fails, and shows them after a retry', async () => {
  const { sandbox } = await renderScreen(screen, states.noCoupons);
  await goOn();
  sandbox.control.fault({ path: 'loan/preview', kind: 'drop' });
  await userEvent.click(shown.getByRole('button', { name: 'Agregar $10.000' }));
  expect(await shown.findByText(textOf('loanInfoChoose.cost.failed'))).toBeInTheDocument();
  expect(shown.queryByText('$141.000')).toBeNull();
  const retry = textOf('loanInfoChoose.dock.costAgain');
  await userEvent.click(shown.getByRole('button', { name: retry }));
  await goOn();
  expect(await card()).toHaveTextContent(
    textOf('loanInfoChoose.cost.for', { amount: '$160.000', term: '90 días' }),
  );
});

test('shows no choice of products when there is one only', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_product_list', (products) => void products.splice(1));
  await renderScreen(screen, states.approved, { sandbox });
  await goOn();
  expect(document.getElementById(ids.product)).toBeNull();
});

test('shows the limits of the product when the other one costs the same', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('loan/preview', (quote) => {
    const { amount = 0 } = quote ?? {};
    const [service_fee, interest] = [6_000, 10_000];
    const figures = { arrival: amount - service_fee, repayment: amount + interest };
    Object.assign(quote ?? {}, { service_fee, interest, discount: 0, ...figures });
  });
  await renderScreen(screen, states.dearer, { sandbox });
  expect(await shown.findByRole('radio', { name: /^Luka Express CAE \d/ })).toBeInTheDocument();
  expect(shown.queryByText(/^Luka Express te cuesta/)).not.toBeInTheDocument();
});

test('holds the dock’s place, and the form’s, until products and coupons are loaded', async () => {
  const faults = [{ path: 'coupon/my_coupon', kind: 'slow', ms: 300 }] as const;
  const { container } = await renderScreen(screen, { ...states.approved, faults });
  expect(shown.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('.dock .bone')).toBeInTheDocument();
  expect(shown.queryByRole('slider')).not.toBeInTheDocument();
  expect(await shown.findByRole('slider')).toBeInTheDocument();
});

test.each([
  ['of a user without a loan', 0, 'Te quedan $10.000; el préstamo mínimo es de $50.000.'],
  [
    'that a loan uses up',
    90_000,
    'Te quedan $10.000; el préstamo mínimo es de $50.000. Paga tu préstamo para liberar cupo.',
  ],
])('a quota %s that allows no product says by how much, without a dock', async (_, used, text) => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    home.quota = { total: 10_000 + used, used, frozen: 0 };
  });
  const { container } = await renderScreen(screen, states.approved, { sandbox });
  expect(await shown.findByText(text)).toBeVisible();
  expect(container.querySelector('.dock')).not.toBeInTheDocument();
});

test('where no loan is offered at all the limit is not blamed', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_product_list', (list) => void list.splice(0));
  await renderScreen(screen, states.approved, { sandbox });
  expect(await shown.findByText(textOf('product.emptyTitle'))).toBeVisible();
});

test('keeps the form when the products are refetched and fail', async () => {
  const { sandbox } = await renderScreen(screen, states.approved);
  await shown.findByRole('slider');
  sandbox.control.fault({ path: 'app/get_product_list', kind: '500', times: 9 });
  act(() => revalidate('app/get_product_list'));
  await act(passTurns);
  expect(shown.getByRole('slider')).toBeInTheDocument();
});

test('each step of the amount is felt', async () => {
  await renderScreen(screen, states.approved);
  await userEvent.click(await shown.findByRole('button', { name: /^Quitar \$/ }));
  expect(jest.mocked(feel).mock.calls).toEqual([['tick']]);
});
