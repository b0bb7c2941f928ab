import { screen as page } from '@testing-library/react';
import { ids } from '@/app/home/home.ids';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });
const stepsWith = (state: string) =>
  [...document.querySelectorAll(`.timeline .${state} b`)].map((step) => step.textContent);

test('an application that was begun shows what is done, and goes on with the next step', async () => {
  await renderScreen(screen, states.initSocial);
  await findHeading('Camila, pide hasta');
  expect(page.getByText('Paso 2 de 4')).toBeInTheDocument();
  expect(stepsWith('done')).toEqual(['Tus datos']);
  expect(stepsWith('now')).toEqual(['Tu trabajo y dos contactos']);
  expect(stepsWith('next')).toHaveLength(3);
  expect(document.getElementById(ids.goOn)).toHaveTextContent('Seguir mi solicitud');
});

test('an application that only needs to be sent says so', async () => {
  await renderScreen(screen, states.initSubmit);
  expect(await page.findByText('Está todo. Solo falta enviarla.')).toBeInTheDocument();
  expect(stepsWith('done')).toHaveLength(4);
});

test('an approval that ran out says since when, and that nothing was paid', async () => {
  await renderScreen(screen, states.approvalExpired);
  await findHeading(/^Tu aprobación venció el/);
  expect(page.getByText(/^No pagaste nada/)).toBeInTheDocument();
  expect(document.getElementById(ids.goOn)).toHaveTextContent('Pedir otra revisión');
});

test('after the 14 days of a refusal one may apply again', async () => {
  const { createTestSandbox } = await import('@/lib/sandbox/entry-jest');
  const sandbox = createTestSandbox();
  const fetch: typeof sandbox.fetch = (request) => {
    sandbox.control.advance('P15D');
    return sandbox.handle(request);
  };
  await renderScreen(screen, { scenario: 'refused' }, { sandbox: { ...sandbox, fetch } });
  expect(await findHeading('Camila, ya puedes pedir de nuevo')).toBeInTheDocument();
});

test('a guest sees the offer', async () => {
  await renderScreen(screen, states.guest);
  expect(await findHeading('Pide hasta')).toBeInTheDocument();
  expect(await page.findByText('350000 pesos')).toBeInTheDocument();
});

test('in another state it leads Home', async () => {
  await renderScreen(screen, states.elsewhere);
  await findHeading('Esta parte no te toca ahora');
  expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});
