import { createHash, webcrypto } from 'node:crypto';
import { agreementDate, agreementRecord, hashOf, parseVersion } from './agreement-record';

const clauses = [
  { id: 'parties', title: 'Quiénes acuerdan', paragraphs: ['Luka y tú.', 'Más de 18 años.'] },
  { id: 'cost', title: 'Cuánto cuesta', paragraphs: ['$27.000'] },
];
const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');

function setCrypto(value: unknown) {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value });
}

beforeEach(() => setCrypto(webcrypto));
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'crypto', before);
});

test('names the version with its language, and the hash of titles and paragraphs in UTF-8', async () => {
  const text = '1. Quiénes acuerdan\nLuka y tú.\nMás de 18 años.\n2. Cuánto cuesta\n$27.000';
  const sha256 = createHash('sha256').update(text, 'utf8').digest('hex');
  expect(await agreementRecord({ locale: 'es', clauses })).toEqual({
    version: `${agreementDate} es`,
    sha256,
  });
});

test('differs when a letter of the text differs', async () => {
  const other = clauses.with(1, { id: 'cost', title: 'Cuánto cuesta', paragraphs: ['$27.001'] });
  const hash = await hashOf({ locale: 'es', clauses });
  expect(await hashOf({ locale: 'es', clauses: other })).not.toBe(hash);
});

test('is left out where the page has no WebCrypto', async () => {
  setCrypto({});
  expect(await agreementRecord({ locale: 'es', clauses })).toBeUndefined();
});

test('reads its own versions back, and no others', () => {
  expect(parseVersion(`${agreementDate} vi`)).toEqual({ date: agreementDate, locale: 'vi' });
  for (const other of ['', '3', agreementDate, `${agreementDate} fr`, `x ${agreementDate} es`]) {
    expect(parseVersion(other)).toBeNull();
  }
});
