import fc from 'fast-check';
import { decide } from './catalogue';

const ret = { next_step: 'basic' };

test('code 301 rejects without a word', () => {
  expect(decide({ code: 301, msg: '', ret })).toEqual({ kind: 'reject' });
});

test.each(['invalid loan_daycount', 'bad request', 'any other text'])(
  'code 301 wins over msg "%s"',
  (msg) => {
    expect(decide({ code: 301, msg, ret })).toEqual({ kind: 'reject' });
  },
);

test.each([0, 1, 403, 10001])(
  'msg invalid loan_daycount resolves with null, with code %d',
  (code) => {
    expect(decide({ code, msg: 'invalid loan_daycount', ret })).toEqual({
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
])('code %d with msg "%s" logs out and says it', (code, msg) => {
  expect(decide({ code, msg, ret })).toEqual({ kind: 'logOut', msg });
});

test.each([0, 1, 200, 500])('any other msg is a refusal that says it, with code %d', (code) => {
  expect(decide({ code, msg: 'RUN ya registrado', ret })).toEqual({
    kind: 'refuse',
    msg: 'RUN ya registrado',
    ret,
  });
});

test.each(['Invalid loan_daycount', 'bad request.', ' bad request'])(
  'a msg that only resembles a known one is a refusal: "%s"',
  (msg) => {
    expect(decide({ code: 0, msg, ret }).kind).toBe('refuse');
  },
);

test('a success resolves with its ret', () => {
  expect(decide({ code: 0, msg: '', ret })).toEqual({ kind: 'resolve', ret });
});

test('another code without a msg resolves with its ret, as the catalogue says', () => {
  expect(decide({ code: 5, msg: '', ret })).toEqual({ kind: 'resolve', ret });
});

test('what has a msg and is not invalid loan_daycount never resolves', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string({ minLength: 1 }), (code, msg) => {
      fc.pre(msg !== 'invalid loan_daycount');
      return decide({ code, msg, ret }).kind !== 'resolve';
    }),
  );
});
