import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids } from '@/app/home/home.ids';
import { emitTabTap } from '@/lib/router/tab-tap';
import { takeReturnPath } from '@/lib/session/return-path';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const byId = (id: string) => document.getElementById(id);

/** The address that a link or button with this id leads to. */
const wayOf = (id: string) => byId(id)?.getAttribute('href');

test('a guest sees the offer with an example of its cost, and how it works', async () => {
  await renderScreen(screen, states.guest);
  expect(await page.findByText('350000 pesos')).toBeInTheDocument();
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pide hasta');
  expect(page.getByText(/Elige entre 15 y 60 días/)).toBeInTheDocument();
  expect(await page.findByText('$188.000')).toBeInTheDocument();
  expect(page.getByText('$204.000')).toBeInTheDocument();
  expect(page.getByText(/Ejemplo a 30 días. CAE 103,6 %/)).toBeInTheDocument();
  expect(page.getByRole('heading', { name: 'Así funciona' })).toBeInTheDocument();
  expect(page.getByText('Cuida tu código')).toBeInTheDocument();
});

test('a guest who applies logs in, and goes on with the first step', async () => {
  const { navigator } = await renderScreen(screen, states.guest);
  await userEvent.click(await page.findByRole('link', { name: 'Pedir mi préstamo' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/account/get-code-page/get-code-page',
    query: {},
  });
  expect(takeReturnPath()).toBe('/pages/step/step-basic/step-basic');
});
