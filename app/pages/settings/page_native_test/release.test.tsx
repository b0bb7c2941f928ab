import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { states } from './screen.states';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_BASE_URL;
});

test('renders no tester in a build for a real server', async () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.example';
  // Imported here: the module reads the build's URL when it is evaluated.
  const { screen } = await import('./screen');
  await renderScreen(screen, states.ready);
  expect(await page.findByText('Solo para pruebas')).toBeInTheDocument();
  expect(page.queryByRole('button', { name: /^Probar/ })).not.toBeInTheDocument();
});
