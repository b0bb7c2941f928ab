import { screen as page } from '@testing-library/react';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { samples } from '@/lib/testing/api-samples';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { BorrowGate } from './borrow-gate';
import { ids } from './loan.ids';

const screen = defineScreen({
  query: noQuery,
  Screen: () => (
    <BorrowGate title="Préstamo" skeleton={<i>skeleton</i>}>
      {({ state }) => <b>{state}</b>}
    </BorrowGate>
  ),
});

const action = () => document.getElementById(ids.blockedAction);

test.each(['approved', 'cleared'] as const)(
  'shows the screen to an account that is %s',
  async (scenario) => {
    await renderScreen(screen, { scenario });
    expect(await page.findByText(scenario)).toBeInTheDocument();
    expect(action()).toBeNull();
  },
);

test.each([
  ['init', 'init.action', 'primary', '#/pages/step/step-basic/step-basic'],
  ['review', 'review.action', 'soft', '#/'],
  ['not_approved', 'notApproved.action', 'primary', '#/'],
  ['refused', 'toHome', 'soft', '#/'],
  [
    'lending',
    'toLoan',
    'soft',
    expect.stringMatching(/^#\/pages\/order-detail\/.*order_no=\d{8}$/),
  ],
] as const)('leads an account that is %s on by "%s" (%s)', async (scenario, key, look, href) => {
  await renderScreen(screen, { scenario });
  await page.findByRole('heading', { level: 1 });
  expect(action()).toHaveTextContent(textOf(`loan.blocked.${key}`));
  expect(action()).toHaveClass(`btn--${look}`);
  expect(action()?.getAttribute('href')).toEqual(href);
});

test('leads an account with a loan to Home when its number is not known', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.order;
  });
  await renderScreen(screen, { scenario: 'lending' }, { sandbox });
  await page.findByText(textOf('loan.blocked.running.title'));
  expect(action()).toHaveTextContent(textOf('loan.blocked.toHome'));
});

test('says from when on a refused account may apply again, and nothing of it to others', async () => {
  const until = /^Puedes enviar otra solicitud desde el/;
  const { unmount } = await renderScreen(screen, { scenario: 'refused' });
  expect(await page.findByText(until)).toBeInTheDocument();
  unmount();
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    Object.assign(home.review ?? {}, { retry_at: '2026-12-04T12:00:00-03:00' });
    home.order = samples['app/home'].ret.order;
  });
  await renderScreen(screen, { scenario: 'review' }, { sandbox });
  await page.findByText(textOf('loan.blocked.review.title'));
  expect(page.queryByText(until)).not.toBeInTheDocument();
  expect(action()).toHaveTextContent(textOf('loan.blocked.review.action'));
});

test('shows the skeleton while Home is fetched, and a failure with a retry after it', async () => {
  const faults = [{ path: 'app/home', kind: 'timeout' }] as const;
  const { unmount } = await renderScreen(screen, { scenario: 'approved', faults });
  expect(page.getByText('skeleton')).toBeInTheDocument();
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  unmount();
  const failing = [{ path: 'app/home', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { scenario: 'approved', faults: failing });
  expect(await page.findByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
  expect(page.queryByText('skeleton')).not.toBeInTheDocument();
});
