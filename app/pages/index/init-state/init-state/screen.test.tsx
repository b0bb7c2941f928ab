import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });

test('shows that the user may apply again 14 days after a refusal', async () => {
  const { createTestSandbox } = await import('@/lib/testing/test-sandbox');
  const sandbox = createTestSandbox();
  const fetch: typeof sandbox.fetch = (request) => {
    sandbox.control.advance('P15D');
    return sandbox.fetch(request);
  };
  await renderScreen(screen, { scenario: 'refused' }, { sandbox: { ...sandbox, fetch } });
  expect(await findHeading(textOf('home.init.again', { name: 'Camila' }))).toBeInTheDocument();
});
