import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });

test('shows that the user may apply again 14 days after a refusal', async () => {
  const sandbox = createTestSandbox();
  const before = async () => void sandbox.control.advance('P15D');
  await renderScreen(screen, { scenario: 'refused' }, { sandbox, before });
  expect(await findHeading(textOf('home.init.again', { name: 'Camila' }))).toBeInTheDocument();
});
