import { getAuth, setAuth } from './auth';

test('is a guest’s until the session is set, and then the session’s', () => {
  expect([getAuth().token(), getAuth().userId()]).toEqual([null, null]);
  expect(() => getAuth().expire()).not.toThrow();
  const session = { token: () => 't', userId: () => 'u', expire: jest.fn() };
  setAuth(session);
  expect(getAuth()).toBe(session);
});
