import { expect } from '@playwright/test';
import { ids as loginIds } from '@/app/pages/account/login-page/login-page/screen.ids';
import { ids as serviceIds } from '@/app/pages/custom-service/custom-service/screen.ids';
import { ids as orderIds } from '@/app/pages/order-detail/order-detail/screen.ids';
import { press } from '@/e2e/browser/harness/press';
import { requestCode } from '@/e2e/shared/flows';
import { test } from './harness/shell-test';

test('external links are sent to Android with the action of their kind', async ({ shell }) => {
  const { phone, onPage } = await shell();
  const { home, by, open } = onPage();
  await home.waitForState('guest');
  await open('/pages/custom-service/custom-service');
  for (const id of [serviceIds.phone, serviceIds.whatsapp, serviceIds.email]) await by(id).tap();
  const { opened } = await phone.waitForState(
    ({ opened: links }) => Array.isArray(links) && links.length === 3,
  );
  expect(opened).toEqual([
    { action: 'android.intent.action.DIAL', uri: expect.stringMatching(/^tel:/) },
    { action: 'android.intent.action.VIEW', uri: expect.stringMatching(/^(https|whatsapp):/) },
    { action: 'android.intent.action.SENDTO', uri: expect.stringMatching(/^mailto:/) },
  ]);
});

test('one press enters the code of a copied message, and no other copied text reaches the page', async ({
  shell,
}) => {
  const { phone, sandbox, onPage } = await shell();
  const j = onPage();
  await j.home.waitForState('guest');
  await j.open(j.getCode.path);
  await requestCode(j);
  const paste = j.by(loginIds.paste);
  await phone.command('clipboard', { text: 'Clave del banco: 4509 9535 6623 3704' });
  await press(paste);
  await j.page.getByText('No hay un código de 6 dígitos copiado. Escríbelo.').waitFor();
  await expect(j.by(loginIds.code)).toHaveValue('');
  const code = await sandbox.lastCode();
  await phone.command('clipboard', { text: `Luka: tu código es ${code}. Vence en 10 minutos.` });
  await press(paste);
  await j.home.waitForState('init');
});

test('the due date is opened in the calendar of the phone, and a step of the amount is felt', async ({
  shell,
}) => {
  const { phone, sandbox, onPage } = await shell();
  const { home, choose, order, by, open, page } = onPage();
  await home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('lending'));
  await open(order.path);
  await press(by(orderIds.calendar));
  const { calendar } = await phone.waitForState((state) => String(state.calendar) !== '');
  expect(calendar).toEqual([
    {
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      title: 'Pagar $215.000 a Luka',
      text: expect.stringContaining('Paga desde la app'),
    },
  ]);
  await phone.logInAs(await sandbox.scenario('approved'));
  // A machine without a desktop has its Chromium ask for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(choose.path);
  await page.getByRole('slider').press('ArrowLeft');
  await phone.waitForState((state) => String(state.haptics) === 'tick');
});
