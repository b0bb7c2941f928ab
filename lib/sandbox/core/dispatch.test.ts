import { dispatch } from './dispatch';
import { createRandom } from './random';
import { freshState } from './sandbox-state';
import type { Visit } from './visit';

const state = freshState(1);
const visit: Visit = { state, now: 0, random: createRandom(state), language: 'en', account: null };

test('a body that lacks a field is refused by the name of the field', () => {
  const call = jest.fn();
  const reply = dispatch({ path: 'user/get_code', visit, body: {}, call });
  expect(reply).toEqual({
    code: 400,
    msg: 'We could not read what you sent.',
    ret: { errors: [{ field: 'phone', message: 'Fill in this field' }] },
  });
  expect(call).not.toHaveBeenCalled();
});

test.each([undefined, null, 'text', 5, []])('a body of %j is refused', (body) => {
  const reply = dispatch({ path: 'user/get_code', visit, body, call: jest.fn() });
  expect(reply.code).toBe(400);
});

test('a field deep inside is named by its whole path', () => {
  const body = {
    employment: 'a',
    salary: 'b',
    marital: 'c',
    contacts: [
      { relationship: 'd', name: 'e', phone: 'f' },
      { relationship: 'd', name: 'e' },
    ],
  };
  const reply = dispatch({ path: 'app/save_extra_info', visit, body, call: jest.fn() });
  expect(reply.ret).toEqual({
    errors: [{ field: 'contacts.1.phone', message: 'Fill in this field' }],
  });
});

test('a reply against the contract is a fault of the sandbox, told by call and field', () => {
  const call = () => ({ resend_seconds: -1, expires_seconds: 300 });
  expect(() => dispatch({ path: 'user/get_code', visit, body: { phone: '9' }, call })).toThrow(
    'user/get_code answers against its contract at resend_seconds',
  );
});
