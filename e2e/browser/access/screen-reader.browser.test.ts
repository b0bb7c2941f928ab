import type { Page } from 'playwright-core';
import { ids as getCode } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { ids as choosing } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as loans } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as settings } from '@/app/pages/settings/settings/screen.ids';
import { withJourney } from '@/e2e/browser/journeys/journey';
import { chooseLoan } from '@/e2e/browser/journeys/ways';
import { formatHash } from '@/lib/router/target';
import { asRead } from './as-read';
import {
  headingFaultsOf,
  namelessOf,
  outlineOf,
  readUntil,
  type Spoken,
  spokenBy,
  withoutOrderNo,
} from './spoken';

const journey = withJourney();

/** The words of the page, in reading order. */
const wordsOf = (spoken: readonly Spoken[]) =>
  spoken.filter(({ role }) => role === 'StaticText').map(({ name }) => name);

/** Reads the page once all of it has come, and holds it against how it should be read. */
async function readsAs(page: Page, lines: readonly string[]): Promise<Spoken[]> {
  const spoken = await readUntil(page, lines);
  expect(outlineOf(spoken)).toEqual(lines);
  return spoken;
}

test.each(Object.entries(asRead))('%s is read in its order, all of it named', async (_, screen) => {
  const { page, open } = await journey();
  const { path, query = {}, scenario, title, lines } = screen;
  await open(formatHash({ path, query }).slice(1), scenario);
  const spoken = await readsAs(page, lines);
  expect(namelessOf(spoken)).toEqual([]);
  expect(headingFaultsOf(spoken)).toEqual([]);
  expect(withoutOrderNo(await page.title())).toBe(`${title} · Luka`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-CL');
});

test('the agreement is read clause by clause below its title, and signing has a way by keyboard', async () => {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.shows('approved');
  await chooseLoan(j);
  await j.sign.stands();
  const spoken = await readUntil(j.page, agreement);
  expect(outlineOf(spoken).slice(-agreement.length)).toEqual(agreement);
  expect(headingFaultsOf(spoken)).toEqual([]);
  expect(namelessOf(spoken)).toEqual([]);
});

const agreement = [
  'h2 Tu contrato',
  'h3 1. Quiénes acuerdan',
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
  'timer',
  'button Firmar y recibir $141.000',
];

test.each([
  { path: '/', scenario: 'guest', above: 'Pide hasta', sum: '350000 pesos' },
  { path: '/', scenario: 'overdue', above: 'Paga hoy y quedas al día', sum: '238000 pesos' },
  {
    path: '/pages/order-detail/order-detail',
    scenario: 'overdue',
    above: 'Para ponerte al día, paga hoy',
    sum: '238000 pesos',
  },
] as const)('below "$above" the large sum is read as $sum', async ({ above, sum, ...place }) => {
  const { page, open } = await journey();
  await open(place.path, place.scenario);
  await page.locator('h1:visible', { hasText: above }).waitFor();
  await page.locator('.vh', { hasText: sum }).first().waitFor({ state: 'attached' });
  const words = wordsOf(await spokenBy(page));
  expect(words[words.lastIndexOf(above) + 1]).toBe(sum);
});

test('the slider says its amount in words', async () => {
  const { open, by, choose } = await journey();
  await open(choose.path, 'approved');
  await choose.stands();
  expect(await by(choosing.amount).getAttribute('aria-valuetext')).toBe('150000 pesos');
  await by(choosing.amount).press('ArrowRight');
  expect(await by(choosing.amount).getAttribute('aria-valuetext')).toBe('160000 pesos');
});

test.each([
  {
    dialog: 'the coupon sheet',
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    scenario: 'approved',
    opener: choosing.coupon,
    lines: [
      'dialog Tus cupones (modal)',
      'h2 Tus cupones',
      'button Cerrar',
      'group Tus cupones',
      'radio $3.000 menos de costo Menos costo del servicio Préstamos desde $100.000 Vence el 18 jul 2026',
      'radio Sin cupón (checked)',
      'button Seguir sin cupón',
    ],
  },
  {
    dialog: 'the question before signing out',
    path: '/pages/settings/settings',
    scenario: 'lending',
    opener: settings.signOut,
    lines: [
      'alertdialog ¿Cerrar sesión? (modal)',
      'h2 ¿Cerrar sesión?',
      'button Cerrar sesión',
      'button Seguir aquí',
    ],
  },
] as const)('$dialog is all that can be read while it is open', async (given) => {
  const { page, open, by } = await journey();
  await open(given.path, given.scenario);
  await by(given.opener).tap();
  const spoken = await readsAs(page, given.lines);
  expect(namelessOf(spoken)).toEqual([]);
  expect(spoken.find(({ is }) => is.focused === true && !is.modal)?.role).toBe('heading');
});

test('a mistake is read with its field, and with all others above the form', async () => {
  const { page, open, getCode: screen } = await journey();
  await open(screen.path);
  await screen.stands();
  await screen.submit();
  await page.locator('.errors:focus').waitFor();
  const spoken = await spokenBy(page);
  const field = spoken.find(({ role }) => role === 'textbox');
  expect(field?.is).toMatchObject({
    invalid: 'true',
    description: 'Error: Escribe un celular, por ejemplo 9 8123 4567',
  });
  const lines = outlineOf(spoken);
  const at = lines.indexOf('h2 Revisa 2 datos');
  expect(lines.slice(at, at + 3)).toEqual([
    'h2 Revisa 2 datos',
    'link Escribe un celular, por ejemplo 9 8123 4567',
    'link Marca la casilla para seguir',
  ]);
  expect(spoken.find(({ is }) => is.focused)).toMatchObject({
    role: 'region',
    name: 'Revisa 2 datos',
  });
});

test('a call that fails is an alert, a toast a status that was there before it', async () => {
  const { page, open, control, getCode: screen, by } = await journey();
  await open(screen.path);
  await screen.stands();
  await control.fault({
    path: 'user/get_code',
    kind: 'code',
    code: 1,
    msg: 'Espera un minuto',
    times: 1,
  });
  await screen.fillIn('9 6123 4567');
  await screen.agree();
  const toasts = page.locator('.toasts[role="status"]');
  expect(await toasts.textContent()).toBe('');
  await screen.submit();
  await by(getCode.failure).waitFor();
  const alert = (await spokenBy(page)).find(({ role, is }) => role === 'alert' && is.live);
  expect(alert?.is).toMatchObject({ live: 'assertive', atomic: true });
  expect(await by(getCode.failure).getAttribute('role')).toBe('alert');
  expect(await by(getCode.failure).textContent()).toContain('Espera un minuto');
});

test('a countdown is read when it is asked for, and never by itself', async () => {
  const { page, open, home } = await journey();
  await open('/', 'approved');
  await home.shows('approved');
  const spoken = await spokenBy(page);
  const timer = spoken.find(({ role }) => role === 'timer');
  expect(timer?.name).toBe('Tu aprobación vence en');
  expect(timer?.is.live).toBeUndefined();
  const around = await page.locator('[role="timer"]').evaluate((element) => {
    const region = element.closest('[aria-live]:not([aria-live="off"]), [role="status"]');
    return region?.outerHTML ?? null;
  });
  expect(around).toBeNull();
});

test('title and language follow the screen and the choice of a language', async () => {
  const { page, open, settings: screen, home, by } = await journey();
  await open('/pages/settings/settings', 'lending');
  await screen.stands();
  const said = () =>
    page.evaluate(() => ({ title: document.title, lang: document.documentElement.lang }));
  expect(await said()).toEqual({ title: 'Ajustes · Luka', lang: 'es-CL' });
  const choice = (locale: string) =>
    page.locator(`input[name="${settings.language}"][value="${locale}"]`);
  await choice('en').press('Space');
  await page.locator('html[lang="en"]').waitFor();
  expect(await said()).toEqual({ title: 'Settings · Luka', lang: 'en' });
  await choice('vi').press('Space');
  await page.locator('html[lang="vi"]').waitFor();
  expect((await said()).title).toMatch(/ · Luka$/);
  await choice('es').press('Space');
  await page.locator('html[lang="es-CL"]').waitFor();
  await page.evaluate(() => {
    window.location.hash = '/pages/my-loan/my-loan';
  });
  await by(loans.list).waitFor();
  expect((await said()).title).toBe('Mis préstamos · Luka');
  await home.tab('home');
  await home.shows('lending');
  expect((await said()).title).toBe('Inicio · Luka');
});
