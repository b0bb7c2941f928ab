import { screen as page } from '@testing-library/react';
import { renderScreen } from '@/lib/testing/render-screen';
import { states } from './screen.states';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_BASE_URL;
});

test('in a build for a real server nothing of the bridge can be tried', async () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.example';
  // Imported only now: the build's address is read when the screen's code is.
  const { screen } = await import('./screen');
  await renderScreen(screen, states.ready);
  expect(await page.findByText('Solo para pruebas')).toBeInTheDocument();
  expect(page.queryByRole('button', { name: /^Probar/ })).not.toBeInTheDocument();
});
