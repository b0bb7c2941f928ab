import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });

test('shows the part without the rest of Home', async () => {
  await renderScreen(screen, states.approved);
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
  expect(page.queryByRole('heading', { name: '¿Dudas?' })).not.toBeInTheDocument();
});

test('links to Home when the account is in another state', async () => {
  await renderScreen(screen, states.elsewhere);
  await findHeading(textOf('home.standalone.title'));
  expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});

test('links to Home for a guest', async () => {
  await renderScreen(screen, { scenario: 'guest' });
  expect(await findHeading(textOf('home.standalone.title'))).toBeInTheDocument();
});

test('shows the part after a retry when Home failed', async () => {
  const faults = [{ path: 'app/home', kind: 'drop' }] as const;
  await renderScreen(screen, { ...states.approved, faults });
  await findHeading('Sin conexión');
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
});
