import fc from 'fast-check';
import { applyErrorRules, refusedFields } from './error-rules';

const ret = { next_step: 'basic' };

test.each(['', 'invalid loan_daycount', 'bad request', 'any other text'])(
  'code 301 rejects, whatever the msg: "%s"',
  (msg) => {
    expect(applyErrorRules({ code: 301, msg, ret })).toEqual({ kind: 'reject' });
  },
);

test.each([0, 1, 403, 10001])(
  'msg invalid loan_daycount resolves with null, with code %d',
  (code) => {
    expect(applyErrorRules({ code, msg: 'invalid loan_daycount', ret })).toEqual({
      kind: 'resolve',
      ret: null,
    });
  },
);

test.each([
  [10001, 'Tu sesión terminó'],
  [403, 'Prohibido'],
  [10001, ''],
  [403, ''],
  [0, 'bad request'],
  [7, 'bad request'],
])('code %d with msg "%s" logs out with the msg', (code, msg) => {
  expect(applyErrorRules({ code, msg, ret })).toEqual({ kind: 'logOut', msg, ret });
});

test.each([0, 1, 200, 500])('any other msg is a refusal with the msg, with code %d', (code) => {
  expect(applyErrorRules({ code, msg: 'RUN ya registrado', ret })).toEqual({
    kind: 'refuse',
    msg: 'RUN ya registrado',
    ret,
  });
});

test.each(['Invalid loan_daycount', 'bad request.', ' bad request'])(
  'a msg similar to a known one is a refusal: "%s"',
  (msg) => {
    expect(applyErrorRules({ code: 0, msg, ret }).kind).toBe('refuse');
  },
);

test('a success resolves with ret', () => {
  expect(applyErrorRules({ code: 0, msg: '', ret })).toEqual({ kind: 'resolve', ret });
});

test('another code without a msg resolves with ret', () => {
  expect(applyErrorRules({ code: 5, msg: '', ret })).toEqual({ kind: 'resolve', ret });
});

test('a reply with a msg other than invalid loan_daycount never resolves', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string({ minLength: 1 }), (code, msg) => {
      fc.pre(msg !== 'invalid loan_daycount');
      return applyErrorRules({ code, msg, ret }).kind !== 'resolve';
    }),
  );
});

test('refusedFields returns the fields that a refusal names', () => {
  const errors = [{ field: 'contacts.1.phone', message: 'Usa otro teléfono' }];
  expect(refusedFields({ errors, more: 1 })).toEqual(errors);
});

test.each([null, undefined, {}, { errors: 'run' }, { errors: [{ field: 'run' }] }])(
  'refusedFields returns none for ret %j',
  (ret) => {
    expect(refusedFields(ret)).toEqual([]);
  },
);
