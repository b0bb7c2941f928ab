import type { ReactElement } from 'react';
import { request } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locale';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { renderWithI18n } from '@/lib/testing/render';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { fetchGiven } from './given-data';
import { AccountFigures, BasicFigures, SocialFigures } from './given-figures';

const bankAccount = {
  account_type: 'bank',
  bank_code: '016',
  bank_account_type: 'vista',
  account_number: '12345678',
  full_name: 'Camila Muñoz',
} as const;

afterEach(async () => {
  await logOut('signOut');
});

/** Logs in to an account that has given everything. */
async function give() {
  const sandbox = createTestSandbox();
  server.use(...sandbox.handlers);
  await logIn({ ...sandbox.control.scenario('init_submit'), new_guest: false });
  const { basic, extra, transfer, ...lists } = await fetchGiven();
  if (!basic || !extra || !transfer) throw new Error('the account has not given everything');
  return { basic, extra, transfer, ...lists };
}

/** Label and value of each figure. */
function figuresOf(figures: ReactElement, locale: Locale = 'es'): [string, string][] {
  const { container } = renderWithI18n(figures, { locale });
  return [...container.querySelectorAll('dt')].map((term) => [
    term.textContent.trim(),
    (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
  ]);
}

test.each([
  ['es', ['Nombres', 'Apellidos']],
  ['vi', ['Họ', 'Tên và tên đệm']],
] as const)('the names are in the order of the form, in %s', async (locale, labels) => {
  const figures = figuresOf(<BasicFigures {...(await give())} />, locale);
  expect(figures.slice(0, 2).map(([label]) => label)).toEqual(labels);
});

test('names what was chosen, and answers each question for itself', async () => {
  const given = await give();
  const overdue_answers = [
    { id: 'overdue_now', value: 'up_to_90' },
    { id: 'late_30_days', value: 'no' },
  ];
  const basic = { ...given.basic, overdue_answers };
  expect(figuresOf(<BasicFigures {...given} basic={basic} />).slice(4)).toEqual([
    ['Género', 'Mujer'],
    ['WhatsApp', '+56 9 8765 4567'],
    ['Dónde vives', 'Providencia, Oriente, Santiago'],
    ['Estudios', 'Técnico profesional'],
    ['Rubro', 'Comercio'],
    ['¿Para qué es el préstamo?', 'Gastos de la casa'],
    ['¿Te has atrasado más de 30 días en algún pago en el último año?', 'No'],
    ['¿Tienes hoy una deuda vencida?', 'Sí, hasta 90 días'],
  ]);
});

test('names both contacts, each with its relationship', async () => {
  expect(figuresOf(<SocialFigures {...(await give())} />).slice(3)).toEqual([
    ['Contacto de emergencia 1', 'Rosa MuñozMamá o papá+56 9 1234 5678'],
    ['Contacto de emergencia 2', 'Javiera SotoAmiga o amigo+56 9 2345 6789'],
  ]);
});

test('shows what was chosen, and no answer, where the lists no longer have it', async () => {
  const given = await give();
  const basic = { ...given.basic, education: 'other', community: '99999', overdue_answers: [] };
  const figures = figuresOf(<BasicFigures {...given} basic={basic} />);
  expect(figures).toContainEqual(['Estudios', 'other']);
  expect(figures).toContainEqual(['Dónde vives', '99999, Oriente, Santiago']);
  expect(figures.at(-1)).toEqual(['¿Tienes hoy una deuda vencida?', '']);
});

test('shows the bank, the type and the number of a bank account', async () => {
  const banks = [
    { code: '001', name: 'Banco de Chile' },
    { code: '016', name: 'Bci' },
  ];
  const figures = figuresOf(
    <AccountFigures {...(await give())} transfer={bankAccount} banks={banks} />,
  );
  expect(figures.map(([, value]) => value)).toEqual(['Bci', 'Vista', '1234 5678', 'Camila Muñoz']);
});

test('fetches the banks for a bank account only', async () => {
  expect((await give()).banks).toEqual([]);
  await request('app/save_transfer_info', bankAccount);
  expect((await fetchGiven()).banks).not.toEqual([]);
});
