import { screen as page } from '@testing-library/react';
import { ids } from '@/app/home/home.ids';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });
const stepsWith = (state: string) =>
  [...document.querySelectorAll(`.timeline .${state} b`)].map((step) => step.textContent);

test('shows the steps done and links to the next one when the application is started', async () => {
  await renderScreen(screen, states.initSocial);
  await findHeading('Camila, pide hasta');
  expect(page.getByText('Paso 2 de 4')).toBeInTheDocument();
  expect(stepsWith('done')).toEqual(['Tus datos']);
  expect(stepsWith('now')).toEqual(['Tu trabajo y dos contactos']);
  expect(stepsWith('next')).toHaveLength(2);
  expect(document.getElementById(ids.goOn)).toHaveTextContent(textOf('home.init.goOn'));
});

test('shows how long each step takes, and lets the done ones be corrected', async () => {
  await renderScreen(screen, states.initSocial);
  await findHeading('Camila, pide hasta');
  const texts = [...document.querySelectorAll('.timeline__text')].map((text) => text.textContent);
  expect(texts.filter((text) => /Unos \d min$/.test(text))).toHaveLength(3);
  const links = [...document.querySelectorAll('.timeline a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/pages/step/step-basic/step-basic?back=1',
  ]);
});

test('shows that the application only needs to be submitted when all steps are done', async () => {
  await renderScreen(screen, states.initSubmit);
  expect(await page.findByText(textOf('home.init.ready'))).toBeInTheDocument();
  expect(stepsWith('done')).toHaveLength(4);
});

test('shows since when the approval is expired, and that nothing was paid', async () => {
  await renderScreen(screen, states.approvalExpired);
  await findHeading(/^Tu aprobación venció el/);
  expect(page.getByText(/^No pagaste nada/)).toBeInTheDocument();
  expect(document.getElementById(ids.goOn)).toHaveTextContent('Pedir otra revisión');
});

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

test('shows the offer to a guest', async () => {
  await renderScreen(screen, states.guest);
  expect(await findHeading('Pide hasta')).toBeInTheDocument();
  expect(await page.findByText('350000 pesos')).toBeInTheDocument();
});

test('links to Home when the account is in another state', async () => {
  await renderScreen(screen, states.elsewhere);
  await findHeading(textOf('home.standalone.title'));
  expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
});
