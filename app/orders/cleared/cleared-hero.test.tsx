import { screen as page } from '@testing-library/react';
import { screen as home } from '@/app/pages/index/index/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import type { Order } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

const dayMs = 86_400_000;

describe.each([
  ['Home', home],
  ['the loan', detail],
])('on %s', (_, screen) => {
  test.each([
    [
      'on the day on which the last payment came thanks for it',
      0,
      2_000,
      /Gracias\. Recibimos tu pago de \$210\.500\. Terminaste/,
    ],
    [
      'with just what was due says what was paid in all',
      0,
      0,
      /tu pago de \$210\.500\. En total pagaste \$251\.500\./,
    ],
    ['on the next day says nothing of it', dayMs, 2_000, /^((?!Gracias).)*$/],
  ])('a loan that is paid back %s', async (_case, agoMs, overpaid, said) => {
    const sandbox = createTestSandbox();
    const change = (order: Order | undefined) => {
      const last = order?.payments?.at(-1);
      if (last)
        Object.assign(last, { overpaid, paid_at: new Date(serverNow() - agoMs).toISOString() });
    };
    sandbox.changeReply('app/home', ({ order }) => change(order));
    sandbox.changeReply('user/get_complete_order', ({ list }) => list.forEach(change));
    await renderScreen(screen, { scenario: 'cleared_late' }, { sandbox });
    const title = await page.findByRole('heading', { level: 1, name: /ya no debes nada/ });
    const text = title.closest('.hero')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toMatch(said);
  });
});
