import fc from 'fast-check';
import { loginTargetQuery, parseLoginTarget } from './login-target';

test('parses every usual spelling of a phone to the same target', () => {
  const target = { type: 'phone', to: '+56981234567' };
  for (const phone of ['981234567', '+56 9 8123 4567', '56981234567']) {
    expect(parseLoginTarget({ type: 'phone', phone })).toEqual(target);
  }
});

test('uses the phone when the query has no type', () => {
  expect(parseLoginTarget({ phone: '981234567', email: 'ana@correo.cl' })?.type).toBe('phone');
});

test('lowercases an e-mail address', () => {
  expect(parseLoginTarget({ type: 'email', email: 'Ana@Correo.CL' })?.to).toBe('ana@correo.cl');
});

test.each([
  [{}],
  [{ type: 'phone', phone: '12' }],
  [{ type: 'phone', email: 'ana@correo.cl' }],
  [{ type: 'email', email: 'ana' }],
] as const)('returns null for the query %j', (query) => {
  expect(parseLoginTarget(query)).toBeNull();
});

test('parses the query of a target back to the target', () => {
  const phones = fc
    .integer({ min: 900_000_000, max: 999_999_999 })
    .map((number) => ({ type: 'phone' as const, to: `+56${number}` }));
  const emails = fc.constant({ type: 'email' as const, to: 'ana.luz+1@correo.cl' });
  fc.assert(
    fc.property(fc.oneof(phones, emails), (target) => {
      expect(parseLoginTarget(loginTargetQuery(target))).toEqual(target);
    }),
  );
});
