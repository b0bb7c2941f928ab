import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feel } from '@/lib/bridge/haptics';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/bridge/haptics');

const cost = () => within(document.getElementById(ids.cost) ?? document.createElement('i'));

test('shows another quote for another term', async () => {
  await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('radio', { name: /^180 días/ }));
  // On a day that is no working day a note is beside it.
  await waitFor(() =>
    expect(
      cost()
        .getByText(/^Devuelves el/)
        .closest('div'),
    ).toHaveTextContent('$230.000'),
  );
});

test('adjusts the choice to the limits of another product', async () => {
  await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('radio', { name: /^Luka Express/ }));
  expect(page.getByRole('slider')).toHaveValue('120000');
  expect(page.queryByRole('radio', { name: /^180 días/ })).not.toBeInTheDocument();
  expect(page.getByText(/^Dejamos el monto en \$120\.000/)).toBeInTheDocument();
});

test('gives the amount back that another product did not allow', async () => {
  await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('radio', { name: /^Luka Express/ }));
  await userEvent.click(page.getByRole('radio', { name: /^Luka (CAE|Hasta)/ }));
  expect(page.getByRole('slider')).toHaveValue('200000');
  expect(page.queryByText(/^Dejamos/)).not.toBeInTheDocument();
});

test('links a guest to the log-in, which leads on to the application', async () => {
  await renderScreen(screen, states.guest);
  expect(await page.findByRole('link', { name: 'Pedir mi préstamo' })).toHaveAttribute(
    'href',
    '#/pages/account/get-code-page/get-code-page?next=apply',
  );
});

test('links a user who cannot borrow yet to Home', async () => {
  await renderScreen(screen, { scenario: 'init' });
  await page.findByText('58,3 %');
  expect(page.getByRole('link', { name: 'Pedir mi préstamo' })).toHaveAttribute('href', '#/');
});

test('offers no product without terms', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_product_list', ([first]) =>
    Object.assign(first ?? {}, { terms: [] }),
  );
  await renderScreen(screen, states.guest, { sandbox });
  expect(await page.findByRole('radio', { name: /^65 días/ })).toBeInTheDocument();
  expect(page.queryByRole('radio', { name: /^Luka/ })).not.toBeInTheDocument();
});

test('shows a skeleton, and no earlier quote, while another is fetched', async () => {
  const { container, sandbox } = await renderScreen(screen, states.guest);
  expect(await page.findByText('58,3 %')).toBeInTheDocument();
  sandbox.control.fault({ path: 'loan/preview', kind: 'timeout', times: 1 });
  await userEvent.click(await page.findByRole('radio', { name: /^180 días/ }));
  expect(cost().queryByText('58,3 %')).not.toBeInTheDocument();
  expect(container.querySelector('.bone')).toBeInTheDocument();
});

test.each([
  ['approved', '150000', states.approved],
  ['who has paid back', '170000', { scenario: 'cleared' }],
])('opens the loan choice with these figures for a user %s: %s', async (_, amount, state) => {
  const { navigator } = await renderScreen(screen, state);
  await userEvent.click(await page.findByRole('link', { name: 'Seguir con este préstamo' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: { product_id: 'luka', amount, term_days: '90' },
  });
});

test('links a user with an active loan to it', async () => {
  const { navigator } = await renderScreen(screen, states.running);
  await userEvent.click(await page.findByRole('link', { name: 'Ver mi préstamo' }));
  expect(page.getByText('Ya tienes un préstamo')).toBeInTheDocument();
  expect(navigator.push.mock.lastCall?.[0].path).toBe('/pages/order-detail/order-detail');
});

test('leads from the CAE to the comparison of the consumer authority', async () => {
  await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('button', { name: 'Qué es la CAE' }));
  expect(page.getByRole('link', { name: new RegExp(textOf('loan.cae.compare')) })).toHaveAttribute(
    'href',
    'https://www.sernac.cl/',
  );
});

test('says that the cost is all that is charged when it is paid on time', async () => {
  await renderScreen(screen, states.guest);
  expect(
    await cost().findByText(/^Si pagas a tiempo, el préstamo no tiene otros cobros/),
  ).toBeVisible();
});

test('says what the loan costs if it is paid back halfway: the fee, and the interest of those days', async () => {
  await renderScreen(screen, states.guest);
  expect(await cost().findByText(/a los 45 días te cuesta \$19\.500\./)).toBeVisible();
});

test('shows the cost with the coupon that the loan choice will use', async () => {
  await renderScreen(screen, states.approved);
  expect(await cost().findByText('$9.000 − $3.000 de tu cupón')).toBeVisible();
});

test('shows the cost without a coupon when the coupons cannot be loaded', async () => {
  const faults = [{ path: 'coupon/my_coupon', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.approved, faults });
  expect(await cost().findByText('$161.250')).toBeVisible();
  expect(cost().queryByText(/de tu cupón/)).toBeNull();
});

test('says so when the product does not have the term, and leads to the terms', async () => {
  const message = 'invalid loan_daycount';
  const faults = [
    { path: 'loan/preview', kind: 'code', code: 409, msg: message, times: 9 },
  ] as const;
  await renderScreen(screen, { ...states.guest, faults });
  expect(await cost().findByText(textOf('product.noTerm'))).toBeInTheDocument();
  const start = page.getByRole('button', { name: textOf('product.start') });
  expect(start).toHaveAccessibleDescription(textOf('loanInfoChoose.dock.needsTerm'));
  await userEvent.click(start);
  expect(document.activeElement).toHaveAttribute('id', ids.term);
});

test('shows why the quote failed, and offers a retry in place of a loan without a cost', async () => {
  const [fault] = states.quoteFails.faults;
  await renderScreen(screen, { ...states.quoteFails, faults: [{ ...fault, times: 1 }] });
  expect(await cost().findByRole('alert')).toHaveTextContent(
    `${textOf('loanInfoChoose.cost.failed')}${textOf('apiErrors.server')}`,
  );
  expect(cost().queryByText(/CAE/)).not.toBeInTheDocument();
  expect(page.queryByText(textOf('product.start'))).not.toBeInTheDocument();
  await userEvent.click(
    page.getByRole('button', { name: textOf('loanInfoChoose.dock.costAgain') }),
  );
  expect(await cost().findByText(/CAE/)).toBeInTheDocument();
});

test('each step of the amount is felt', async () => {
  await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('button', { name: /^Quitar \$/ }));
  expect(jest.mocked(feel).mock.calls).toEqual([['tick']]);
});
