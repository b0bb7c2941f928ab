import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { trackLater } from '@/lib/behavior/track-later';
import { config } from '@/lib/config';
import type { Screen } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { testLender } from '@/scripts/checks/test-lender';
import { screen as contract } from './contract-new/contract-new/screen';
import { screen as repayHelp } from './custom-service/repay_help/screen';
import { screen as home } from './index/index/screen';
import { screen as choice } from './loan/loan-info-choose/loan-info-choose/screen';
import { screen as confirmation } from './loan/loan-information/loan-information/screen';
import { screen as order } from './order-detail/order-detail/screen';
import { screen as sign } from './sign/sign/screen';

jest.mock('@/lib/behavior/track-later');

/** As in a build for a real server with this lender. */
function asRealBuild(lender: object = {}) {
  jest.replaceProperty(config, 'sandbox', false);
  jest.replaceProperty(config, 'lender', { ...testLender, ...lender });
}

/** A server whose replies are changed in their text. */
function changed(change: (text: string) => string): TestSandbox {
  const sandbox = createTestSandbox();
  const { fetch } = sandbox;
  sandbox.fetch = async (request) => {
    const response = await fetch(request);
    return new Response(change(await response.text()), response);
  };
  return sandbox;
}

const withoutRate = () => changed((text) => text.replaceAll('"daily_rate":0.04,', ''));
const lawful = () =>
  changed((text) =>
    text
      .replaceAll('"once_rate":0.05', '"once_rate":0')
      .replaceAll('"daily_rate":0.04', '"daily_rate":0.0009')
      .replaceAll('"arrival":188000', '"arrival":199000'),
  );
const lawfulWithoutRate = () =>
  changed((text) =>
    text.replaceAll('"daily_rate":0.04,', '').replaceAll('"arrival":188000', '"arrival":199000'),
  );

/** Opens a screen of a quote that was confirmed. */
async function openSigning(screen: Screen, sandbox: TestSandbox) {
  const { query } = await confirmQuote(sandbox, 'approved');
  return renderScreen(screen, { scenario: 'approved', query }, { sandbox });
}

const over = /superan el máximo legal, que es del (36|40) % al año/;
const orderOf = (scenario: string) => ({ scenario, query: { order_no: '' } }) as const;

test.each([
  ['the confirmation', confirmation],
  ['the signature', sign],
])('in the sandbox %s says that its charges are an example', async (_, screen) => {
  await openSigning(screen, createTestSandbox());
  expect(await page.findByText(textOf('orders.maximum.example'))).toBeVisible();
  expect(trackLater).not.toHaveBeenCalled();
});

test.each([
  ['the confirmation', confirmation],
  ['the signature', sign],
])('%s of a server above the maximum says so, and tells the operator', async (_, screen) => {
  asRealBuild();
  await openSigning(screen, createTestSandbox());
  expect(await page.findByText(over)).toBeVisible();
  expect(trackLater).toHaveBeenCalledWith('charges_above_maximum', { which: 'late' });
  expect(trackLater).toHaveBeenCalledWith('charges_above_maximum', { which: 'cost' });
});

test.each<[string, Screen, string]>([
  ['a running loan', order, 'lending'],
  ['an overdue loan', order, 'overdue'],
  ['Home of a running loan', home, 'lending'],
  ['the help about paying', repayHelp, 'lending'],
])('%s above the maximum says so', async (_, screen, scenario) => {
  asRealBuild();
  await renderScreen(screen, orderOf(scenario));
  expect(await page.findByText(over)).toBeVisible();
});

test.each([
  ['below its figures', () => undefined, createTestSandbox, 'reclama aquí'],
  [
    'in the notice alone, where that says that they are above the maximum',
    asRealBuild,
    createTestSandbox,
    'Ayuda',
  ],
  ['below figures without a daily rate', asRealBuild, lawfulWithoutRate, 'reclama aquí'],
])('an overdue loan leads to a complaint about its charges: %s', async (_, prepare, open, name) => {
  prepare();
  await renderScreen(order, orderOf('overdue'), { sandbox: open() });
  await page.findByText('Cómo se calcula este monto');
  const links = page.getAllByRole('link', { name: /^(reclama aquí|Ayuda)$/ });
  const inText = links.filter((link) => link.closest('p, .notice'));
  expect(inText.map(({ textContent }) => textContent)).toEqual([name]);
});

test('the agreement says what the law caps, and that it is passed', async () => {
  asRealBuild();
  await renderScreen(contract, orderOf('lending'));
  expect(await page.findByText(/no pueden superar el interés máximo convencional/)).toBeVisible();
  expect(page.getByText(/superan ese máximo, que es del 36 % al año/)).toBeVisible();
});

test('of a server within the maximum nothing is said', async () => {
  asRealBuild({ refuseAboveMaximum: true });
  await openSigning(sign, lawful());
  expect(await page.findByText(/no pueden superar el interés máximo convencional/)).toBeVisible();
  expect(page.queryByText(/superan el máximo|superan ese máximo/)).toBeNull();
  expect(document.getElementById(loanIds.sign)).not.toBeNull();
  expect(trackLater).not.toHaveBeenCalled();
});

test.each([
  ['above the maximum', createTestSandbox, 'Los cargos de este préstamo superan el máximo legal.'],
  ['without a daily rate', lawfulWithoutRate, 'El prestamista no informó el cargo por cada día'],
])(
  'nothing can be signed %s where the lender refuses that, and the page says why',
  async (_, server, reason) => {
    asRealBuild({ refuseAboveMaximum: true });
    const { navigator } = await openSigning(sign, server());
    expect(await page.findByText(textOf('loan.signing.maximum.title'))).toBeVisible();
    expect(page.getByText(new RegExp(reason))).toBeVisible();
    expect(document.getElementById(loanIds.sign)).toBeNull();
    await userEvent.click(page.getByRole('link', { name: textOf('loan.signing.maximum.help') }));
    expect(navigator.push).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/pages/custom-service/custom-service' }),
    );
  },
);

test.each([
  ['the choice', choice],
  ['the confirmation', confirmation],
])('%s leads to Help in place of a signature that the lender refuses', async (_, screen) => {
  asRealBuild({ refuseAboveMaximum: true });
  await openSigning(screen, createTestSandbox());
  const [help] = await page.findAllByRole('link', { name: textOf('loan.signing.maximum.help') });
  expect(help).toHaveAttribute('href', '#/pages/custom-service/custom-service');
  expect(page.queryByRole('button', { name: /Ir a firmar|Revisar y seguir/ })).toBeNull();
});

test.each([
  ['a guest', 'guest'],
  ['a user who has not applied', 'init'],
])('%s is offered no loan that the lender lets nobody sign', async (_, scenario) => {
  asRealBuild({ refuseAboveMaximum: true });
  await renderScreen(home, orderOf(scenario));
  expect(await page.findByRole('heading', { name: 'Luka está en pausa' })).toBeVisible();
});

test('without a daily rate a build for a real server invents none', async () => {
  asRealBuild();
  await openSigning(sign, withoutRate());
  expect(await page.findByText(/El prestamista no informó el cargo por día/)).toBeVisible();
  expect(page.getByText(/^Este contrato no informa el cargo por cada día/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/4 %/);
  expect(trackLater).toHaveBeenCalledWith('charges_above_maximum', { which: 'rateMissing' });
});

test.each(['lending', 'overdue'])(
  'a loan without a daily rate names no charge for a day: %s',
  async (scenario) => {
    asRealBuild();
    const state = orderOf(scenario);
    await renderScreen(order, state, { sandbox: withoutRate() });
    expect(
      (await page.findAllByText(/El prestamista no informó|Cargos por atraso/))[0],
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4 %|Ya no sube/);
  },
);
