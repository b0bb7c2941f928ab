import { fillText } from './i18n/long-texts';

const lender = {
  name: 'Financiera de Prueba SpA',
  rut: '76.543.210-3',
  address: 'Calle Uno 1, Santiago',
  register: 'Registro de prueba',
  hours: { from: '10:00', to: '17:00' },
  contact: { phone: '+56 600 111 2222', whatsapp: '+56 9 1111 2222', email: 'hola@luka.example' },
};
const paragraphs = ['{lender}, {rut}, {address}, {register}, {from}, {to}', '{demo}Nobody lends'];

/** The modules as in a build with this lender. */
async function load(json: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_LENDER = json;
  const [{ lenderValues }, { contact, contactUris }] = await Promise.all([
    import('./lender'),
    import('./contact'),
  ]);
  return { lenderValues, contact, contactUris };
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_LENDER;
});

test('the lender of the build is named, and that nobody lends is left out', async () => {
  const { lenderValues, contact, contactUris } = await load(JSON.stringify(lender));
  expect(fillText(paragraphs, lenderValues)).toEqual([
    'Financiera de Prueba SpA, 76.543.210-3, Calle Uno 1, Santiago, Registro de prueba, 10:00, 17:00',
  ]);
  expect(contact).toEqual(lender.contact);
  expect(contactUris.whatsapp).toBe('https://wa.me/56911112222');
});

test('a build for the sandbox names no company, and says that nobody lends', async () => {
  const { lenderValues, contact } = await load('');
  expect(fillText(paragraphs, lenderValues)).toEqual([
    expect.stringMatching(/^DEMO, 99\.999\.999-9/),
    'Nobody lends',
  ]);
  expect(contact.phone).toMatch(/000 0000$/);
});
