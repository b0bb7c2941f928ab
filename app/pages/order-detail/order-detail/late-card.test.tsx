import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { screen } from './screen';

test.each([
  ['does not ask', 'above it, as the notice says', { once_rate: 0.05, daily_rate: 0.04 }, 0],
  ['asks', 'within it', { once_rate: 0, daily_rate: 0.0001 }, 1],
])(
  '%s whether late charges exceed the legal maximum where they are %s',
  async (_does, _where, penalty, links) => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', ({ order }) => void Object.assign(order ?? {}, { penalty }));
    sandbox.changeReply('user/get_processing_order', ({ list }) => {
      for (const order of list) Object.assign(order, { penalty });
    });
    await renderScreen(screen, { scenario: 'overdue' }, { sandbox });
    await page.findByText('Cómo se calcula este monto');
    expect(page.queryAllByRole('link', { name: 'Reclama aquí' })).toHaveLength(links);
  },
);
