import { config } from '@/lib/config';
import { testLender } from '../checks/test-lender';
import { checkLender, maximumNotes } from './check-lender';

const check = (changed: object = {}) => checkLender(JSON.stringify({ ...testLender, ...changed }));

test('accepts a lender with all that is shown of it', () => {
  expect(() => check()).not.toThrow();
});

test.each([undefined, '', 'Luka', '[]'])('refuses %j', (json) => {
  expect(() => checkLender(json)).toThrow('NEXT_PUBLIC_LENDER');
});

test('refuses the lender of a build for the sandbox', () => {
  expect(() => checkLender(JSON.stringify(config.lender))).toThrow(/rut.*\n.*contact/);
});

test.each([
  ['name', { name: ' ' }],
  ['rut', { rut: '12.345.678-5' }],
  ['rut', { rut: '76.543.210-4' }],
  ['address', { address: '' }],
  ['register', { register: undefined }],
  ['hours.from', { hours: { from: 'nine', to: '18:00' } }],
  ['contact.phone', { contact: { ...testLender.contact, phone: '+56 600 000 0000' } }],
  ['contact.email', { contact: { ...testLender.contact, email: 'nowhere' } }],
  ['maxRates', { maxRates: undefined }],
  ['maxRates.from90', { maxRates: { ...testLender.maxRates, from90: 36.5 } }],
  ['maxRates.under90', { maxRates: { ...testLender.maxRates, under90: 0 } }],
  ['maxRates.source', { maxRates: { ...testLender.maxRates, source: ' ' } }],
  ['maxRates.from', { maxRates: { ...testLender.maxRates, from: '15-11-2026' } }],
  ['refuseAboveMaximum', { refuseAboveMaximum: 'yes' }],
  ['auditMinutes', { auditMinutes: 0 }],
  ['operator.rut', { operator: { name: 'Luka SpA', rut: '12.345.678-5' } }],
])('refuses a wrong %s: %j', (field, changed) => {
  expect(() => check(changed)).toThrow(`${field}:`);
});

describe('the notes of a build', () => {
  const may = Date.parse('2026-05-20T12:00:00Z');
  const notes = (changed: object = {}) =>
    maximumNotes(
      { ...testLender, maxRates: { ...testLender.maxRates, from: '2026-05-15' }, ...changed },
      may,
    );

  test('say that the specified late charges are above the lender’s maximum, and what the app does then', () => {
    expect(notes()).toEqual([expect.stringMatching(/3285 % a year, .* 40 %.*the app says/)]);
    expect(notes({ refuseAboveMaximum: true })).toEqual([expect.stringContaining('can be signed')]);
  });

  test('say that a certificate of more than two months is out of date', () => {
    const maxRates = { ...testLender.maxRates, from: '2026-03-15' };
    expect(notes({ maxRates })).toContainEqual(expect.stringContaining('from 2026-03-15'));
  });
});
