import { expect } from '@playwright/test';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as settingsIds } from '@/app/pages/settings/settings/screen.ids';
import { test } from '@/e2e/browser/harness/test';
import { eventually } from '@/e2e/shared/eventually';
import { chooseLoan } from '@/e2e/shared/flows';
import { readOutline } from './outline';

test('the agreement is read clause by clause, and the signature can be typed', async ({
  journey,
}) => {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  await expect.poll(() => readOutline(j.page.locator('main:visible'))).toContain(agreement);
});

const agreement = `heading "Tu contrato" [level=2]
heading "1. Las partes" [level=3]
heading "2. Cuánto pides y cuánto recibes" [level=3]
heading "3. Cuánto devuelves y cuándo" [level=3]
heading "4. Cuánto cuesta en total" [level=3]
heading "5. Cómo pagas" [level=3]
heading "6. Si te atrasas" [level=3]
heading "7. Tu firma" [level=3]
heading "8. Tus datos" [level=3]
heading "9. Dudas y reclamos" [level=3]
button "Ver el contrato completo"
checkbox "Leí el contrato y lo acepto."
heading "Tu firma" [level=2]
group "Firma aquí"
tablist "Cómo firmar"
tab "Dibujar" [selected]
tab "Escribir"
tabpanel "Dibujar"
img "Espacio para tu firma"
button "Deshacer" [disabled]
button "Borrar" [disabled]
button "Firmar y recibir $144.000"`;

for (const given of [
  {
    dialog: 'the coupon sheet',
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    scenario: 'approved',
    opener: chooseIds.coupon,
    lines: `dialog "Tus cupones"
heading "Tus cupones" [level=2]
button "Cerrar"
group "Tus cupones"
radio "$3.000 de descuento En la comisión por servicio Vence el 18 jun 2026 Préstamos desde $100.000" [checked]
radio "Sin cupón"
button "Usar este cupón"`,
  },
  {
    dialog: 'the sign-out dialog',
    path: '/pages/settings/settings',
    scenario: 'lending',
    opener: settingsIds.signOut,
    lines: `alertdialog "¿Cerrar sesión?"
heading "¿Cerrar sesión?" [level=2]
button "Cerrar sesión"
button "Seguir aquí"`,
  },
] as const) {
  test(`${given.dialog} is modal, and read from its heading`, async ({ journey }) => {
    const { page, open, by } = await journey();
    await open(given.path, given.scenario);
    await by(given.opener).tap();
    await expect.poll(() => readOutline(page.locator('dialog:modal'))).toBe(given.lines);
    await expect(page.locator('dialog:modal :focus')).toHaveRole('heading');
  });
}

test('an error is read with its field, which has the focus', async ({ journey }) => {
  const { page, open, getCode } = await journey();
  await open(getCode.path);
  await getCode.waitUntilLoaded();
  await getCode.submit();
  const field = page.locator('[aria-invalid="true"]:focus');
  await expect(field).toHaveRole('textbox');
  await expect(field).toHaveAccessibleDescription(/^Error: Escribe un celular, por ejemplo 9/);
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
