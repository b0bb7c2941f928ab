import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });

test('the part stands alone with its own data', async () => {
  await renderScreen(screen, states.approved);
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
  expect(page.queryByRole('heading', { name: '¿Dudas?' })).not.toBeInTheDocument();
});

test('in another state it leads Home', async () => {
  await renderScreen(screen, states.elsewhere);
  await findHeading('Esta parte no te toca ahora');
  expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});

test('a guest has none of it and is led Home', async () => {
  await renderScreen(screen, { scenario: 'guest' });
  expect(await findHeading('Esta parte no te toca ahora')).toBeInTheDocument();
});

test('what failed can be tried again', async () => {
  const faults = [{ path: 'app/home', kind: 'drop' }] as const;
  await renderScreen(screen, { ...states.approved, faults });
  await findHeading('Sin conexión');
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
});
