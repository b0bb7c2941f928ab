import fc from 'fast-check';
import { loginTargetOf, queryOfTarget } from './login-target';

test('a phone in any usual spelling is one target', () => {
  const target = { type: 'phone', to: '+56981234567' };
  for (const phone of ['981234567', '+56 9 8123 4567', '56981234567']) {
    expect(loginTargetOf({ type: 'phone', phone })).toEqual(target);
  }
});

test('without a type the phone counts', () => {
  expect(loginTargetOf({ phone: '981234567', email: 'ana@correo.cl' })?.type).toBe('phone');
});

test('an address in capitals is the same mailbox', () => {
  expect(loginTargetOf({ type: 'email', email: 'Ana@Correo.CL' })?.to).toBe('ana@correo.cl');
});

test.each([
  [{}],
  [{ type: 'phone', phone: '12' }],
  [{ type: 'phone', email: 'ana@correo.cl' }],
  [{ type: 'email', email: 'ana' }],
] as const)('%j names nobody', (asked) => {
  expect(loginTargetOf(asked)).toBeNull();
});

test('the query of a target names the target', () => {
  const phones = fc
    .integer({ min: 900_000_000, max: 999_999_999 })
    .map((number) => ({ type: 'phone' as const, to: `+56${number}` }));
  const emails = fc.constant({ type: 'email' as const, to: 'ana.luz+1@correo.cl' });
  fc.assert(
    fc.property(fc.oneof(phones, emails), (target) => {
      expect(loginTargetOf(queryOfTarget(target))).toEqual(target);
    }),
  );
});
