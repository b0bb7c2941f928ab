import type { CallContext } from './call-context';
import { dispatch } from './dispatch';
import { createRandom } from './random';
import { initialState } from './state';

const state = initialState(1);
const context: CallContext = {
  state,
  now: 0,
  random: createRandom(state),
  language: 'en',
  account: null,
};

test('refuses a body with a missing field and names the field', () => {
  const call = jest.fn();
  const reply = dispatch({ path: 'user/get_code', context, body: {}, call });
  expect(reply).toEqual({
    code: 400,
    msg: 'We could not read what you sent.',
    ret: { errors: [{ field: 'phone', message: 'Fill in this field' }] },
  });
  expect(call).not.toHaveBeenCalled();
});

test.each([undefined, null, 'text', 5, []])('refuses the body %j', (body) => {
  const reply = dispatch({ path: 'user/get_code', context, body, call: jest.fn() });
  expect(reply.code).toBe(400);
});

test('names a nested field by its path', () => {
  const body = {
    employment: 'a',
    salary: 'b',
    marital: 'c',
    contacts: [
      { relationship: 'd', name: 'e', phone: 'f' },
      { relationship: 'd', name: 'e' },
    ],
  };
  const reply = dispatch({ path: 'app/save_extra_info', context, body, call: jest.fn() });
  expect(reply.ret).toEqual({
    errors: [{ field: 'contacts.1.phone', message: 'Fill in this field' }],
  });
});

test('throws when a reply does not match the contract', () => {
  const call = () => ({ resend_seconds: -1, expires_seconds: 300 });
  expect(() => dispatch({ path: 'user/get_code', context, body: { phone: '9' }, call })).toThrow(
    'user/get_code: the reply does not match the contract at resend_seconds',
  );
});
