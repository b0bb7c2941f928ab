import { expect } from '@playwright/test';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { eventually } from '@/e2e/shared/eventually';
import { chooseLoan } from '@/e2e/shared/flows';
import {
  type AccessibleNode,
  headingFaults,
  outlineOf,
  readTree,
  readTreeUntil,
  unnamedRoles,
} from './accessibility-tree';

/** The texts of the page, in reading order. */
const textsOf = (tree: readonly AccessibleNode[]) =>
  tree.filter(({ role }) => role === 'StaticText').map(({ name }) => name);

test('the agreement is read clause by clause, and the signature can be typed', async ({
  journey,
}) => {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  const tree = await readTreeUntil(j.page, agreement);
  expect(outlineOf(tree).slice(-agreement.length)).toEqual(agreement);
  expect(headingFaults(tree)).toEqual([]);
  expect(unnamedRoles(tree)).toEqual([]);
});

const agreement = [
  'h2 Tu contrato',
  'h3 1. Las partes',
  'h3 2. Cuánto pides y cuánto recibes',
  'h3 3. Cuánto devuelves y cuándo',
  'h3 4. Cuánto cuesta en total',
  'h3 5. Cómo pagas',
  'h3 6. Si te atrasas',
  'h3 7. Tu firma',
  'h3 8. Tus datos',
  'h3 9. Dudas y reclamos',
  'button Ver el contrato completo',
  'checkbox Leí el contrato y lo acepto.',
  'h2 Tu firma',
  'group Firma aquí',
  'tablist Cómo firmar',
  'tab Dibujar (selected)',
  'tab Escribir',
  'tabpanel Dibujar',
  'image Espacio para tu firma',
  'button Deshacer',
  'button Borrar',
  'button Firmar y recibir $144.000',
];

for (const { above, sum, ...place } of [
  { path: '/', scenario: 'guest', above: 'Pide hasta', sum: '350000 pesos' },
  {
    path: '/',
    scenario: 'overdue',
    above: 'Paga hoy y ya no debes nada',
    sum: '249000 pesos',
  },
  {
    path: '/pages/order-detail/order-detail',
    scenario: 'overdue',
    above: 'Paga hoy y ya no debes nada',
    sum: '249000 pesos',
  },
] as const) {
  test(`on ${place.path} after "${above}" the amount is read as ${sum}`, async ({ journey }) => {
    const { page, open } = await journey();
    await open(place.path, place.scenario);
    await page.locator('h1:visible', { hasText: above }).waitFor();
    await page.locator('.visually-hidden', { hasText: sum }).first().waitFor({ state: 'attached' });
    const words = textsOf(await readTree(page));
    expect(words[words.lastIndexOf(above) + 1]).toBe(sum);
  });
}

for (const given of [
  {
    dialog: 'the coupon sheet',
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    scenario: 'approved',
    opener: chooseIds.coupon,
    lines: [
      'dialog Tus cupones (modal)',
      'h2 Tus cupones',
      'button Cerrar',
      'group Tus cupones',
      'radio $3.000 de descuento En la comisión por servicio Vence el 18 jun 2026 Préstamos desde $100.000 (checked)',
      'radio Sin cupón',
      'button Usar este cupón',
    ],
  },
  {
    dialog: 'the sign-out dialog',
    path: '/pages/settings/settings',
    scenario: 'lending',
    opener: settingsIds.signOut,
    lines: [
      'alertdialog ¿Cerrar sesión? (modal)',
      'h2 ¿Cerrar sesión?',
      'button Cerrar sesión',
      'button Seguir aquí',
    ],
  },
] as const) {
  test(`while ${given.dialog} is open only it is read`, async ({ journey }) => {
    const { page, open, by } = await journey();
    await open(given.path, given.scenario);
    await by(given.opener).tap();
    const tree = await readTreeUntil(page, given.lines);
    expect(outlineOf(tree)).toEqual(given.lines);
    expect(unnamedRoles(tree)).toEqual([]);
    expect(tree.find(({ is }) => is.focused === true && !is.modal)?.role).toBe('heading');
  });
}

test('an error is read with its field, which has the focus', async ({ journey }) => {
  const { page, open, getCode } = await journey();
  await open(getCode.path);
  await getCode.waitUntilLoaded();
  await getCode.submit();
  await page.locator('[aria-invalid="true"]:focus').waitFor();
  const tree = await readTree(page);
  expect(tree.find(({ is }) => is.focused && !is.modal)).toMatchObject({
    role: 'textbox',
    is: {
      invalid: 'true',
      description: 'Error: Escribe un celular, por ejemplo 9\u00a08123\u00a04567',
    },
  });
});

test('title and language of the document follow screen and language', async ({ journey }) => {
  const { page, open, settings, home, myLoan } = await journey();
  await open(settings.path, 'lending');
  await settings.waitUntilLoaded();
  const documentTexts = () =>
    page.evaluate(() => ({ title: document.title, lang: document.documentElement.lang }));
  expect(await documentTexts()).toEqual({ title: 'Ajustes · Luka', lang: 'es-CL' });
  const choice = (locale: string) =>
    page.locator(`input[name="${settingsIds.language}"][value="${locale}"]`);
  await choice('en').press('Space');
  await page.locator('html[lang="en"]').waitFor();
  // React sets the title a moment after the language.
  await eventually(async () => {
    expect(await documentTexts()).toEqual({ title: 'Settings · Luka', lang: 'en' });
  });
  await choice('vi').press('Space');
  await page.locator('html[lang="vi"]').waitFor();
  expect((await documentTexts()).title).toMatch(/ · Luka$/);
  await choice('es').press('Space');
  await page.locator('html[lang="es-CL"]').waitFor();
  await page.evaluate(() => {
    window.location.hash = '/pages/my-loan/my-loan';
  });
  await myLoan.waitUntilLoaded();
  expect((await documentTexts()).title).toBe('Mis préstamos · Luka');
  await home.openTab('home');
  await home.waitForState('lending');
  expect((await documentTexts()).title).toBe('Inicio · Luka');
});
