import { act, cleanup, screen as page, within } from '@testing-library/react';
import { ids as loanIds } from '@/app/loan/loan.ids';
import { screen as choose } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { screen as confirm } from '@/app/pages/loan/loan-information/loan-information/screen';
import { ids as confirmIds } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { toBusinessIso } from '@/lib/chile/santiago';
import type { Screen } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';

const minute = 60_000;
const query = { product_id: 'luka', amount: '200000', term_days: '90' };
/** In parts: React renders what a part has changed at its end, and a request takes the next one. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (const part of [15_000, 500, 500]) await act(() => jest.advanceTimersByTimeAsync(part));
}
const notice = () => document.getElementById(loanIds.quoteUpdate);

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00-03:00') }));

/** An approved user whose welcome coupon of $3.000 ends in some minutes, or whose approval does. */
async function open(
  screen: Screen,
  { amount = query.amount, ...ends }: { coupon?: number; approval?: number; amount?: string },
  coupon = '',
) {
  const sandbox = createTestSandbox();
  const before = async () => {
    const state = JSON.parse(sandbox.control.export());
    const [account] = state.accounts;
    if (ends.coupon !== undefined) {
      account.coupons[0].expires_at = toBusinessIso(Date.now() + ends.coupon * minute);
    }
    const sinceDecision = 7 * 86_400_000 - 1000;
    if (ends.approval !== undefined) {
      account.applications[0].decision.at = Date.now() + ends.approval * minute - sinceDecision;
    }
    sandbox.control.import(JSON.stringify(state));
  };
  const coupons = coupon && { coupon_id: coupon };
  const state = { scenario: 'approved', query: { ...query, amount, ...coupons } } as const;
  const rendered = await renderScreen(screen, state, { sandbox, before });
  await pass(2000);
  return { ...rendered, sandbox };
}

function couponIdOf(sandbox: ReturnType<typeof createTestSandbox>): string {
  return JSON.parse(sandbox.control.export()).accounts[0].coupons[0].id;
}

const expired = /^Tu cupón venció el 20/;
const changes = [
  'Recibes $188.000 (antes $191.000)',
  'Lo que te cuesta es $27.000 (antes $24.000)',
  'La CAE es',
];

test('a coupon that ends at the open choice is named, with the price before and after', async () => {
  await open(choose, { coupon: 5 });
  expect(notice()).toBeNull();
  await pass(5 * minute);
  expect(page.getByText(expired)).toBeVisible();
  for (const text of changes) expect(notice()).toHaveTextContent(text);
});

test('a coupon that ended since the user went on is named when the user comes back', async () => {
  const { sandbox } = await open(choose, { coupon: 5 });
  act(() => document.getElementById(chooseIds.goOn)?.click());
  cleanup();
  await pass(6 * minute);
  const again = { scenario: undefined, query };
  await renderScreen(
    choose,
    { ...again, scenario: 'approved' },
    {
      sandbox,
      before: async () => {
        const state = JSON.parse(sandbox.control.export());
        state.accounts[0].coupons[0].expires_at = toBusinessIso(Date.now() - minute);
        sandbox.control.import(JSON.stringify(state));
      },
    },
  );
  await pass(2000);
  expect(notice()).toHaveTextContent('Lo que te cuesta es $27.000 (antes $24.000)');
});

test('a coupon that ends while the quote is open is named, and the loan stays available', async () => {
  const { sandbox } = await open(confirm, {});
  cleanup();
  await open(confirm, { coupon: 5 }, couponIdOf(sandbox));
  expect(page.getByText('$191.000')).toBeInTheDocument();
  await pass(16 * minute);
  expect(page.getByText(expired)).toBeVisible();
  for (const text of changes) expect(notice()).toHaveTextContent(text);
  expect(page.getByRole('button', { name: textOf('loanInformation.dock.goOn') })).toBeEnabled();
});

test('a link with a coupon that has ended shows the loan without it, and says so', async () => {
  const { sandbox } = await open(confirm, {});
  cleanup();
  await open(confirm, { coupon: -5 }, couponIdOf(sandbox));
  expect(page.queryByText(textOf('loanInformation.noTerm.title'))).not.toBeInTheDocument();
  expect(
    within(notice() ?? document.body).getByText(textOf('loan.update.couponGone')),
  ).toBeVisible();
  expect(document.body).toHaveTextContent('$188.000');
});

test('a link with a coupon for larger loans shows the loan without it, and names its minimum', async () => {
  const { sandbox } = await open(confirm, {});
  cleanup();
  await open(confirm, { amount: '90000' }, couponIdOf(sandbox));
  expect(notice()).toHaveTextContent('Tu cupón es para préstamos desde $100.000');
});

test.each([
  ['choice', choose],
  ['confirmation', confirm],
] as const)('an approval that ends at the open %s is called that', async (_, screen) => {
  await open(screen, { approval: 5 });
  await pass(5 * minute);
  expect(page.getByRole('heading', { name: /^Tu aprobación venció el 20/ })).toBeVisible();
  expect(page.queryByText(textOf('loan.blocked.init.title'))).not.toBeInTheDocument();
  expect(document.getElementById(loanIds.blockedAction)).toHaveTextContent(
    textOf('loan.blocked.expired.action'),
  );
});

test('the terms never hold beyond the end of the approval', async () => {
  await open(confirm, { approval: 5 });
  expect(page.getByText(/valen hasta las/)).toHaveTextContent('hasta las 10:05.');
  expect(document.getElementById(confirmIds.goOn)).toBeInTheDocument();
});
