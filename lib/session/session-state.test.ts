import { getDefaultStore } from 'jotai';
import { isLoggedAtom, tokenAtom } from './session-state';

test('a person is logged in as long as there is a token', () => {
  const store = getDefaultStore();
  expect(store.get(isLoggedAtom)).toBe(false);
  store.set(tokenAtom, 'token-1');
  expect(store.get(isLoggedAtom)).toBe(true);
  store.set(tokenAtom, null);
  expect(store.get(isLoggedAtom)).toBe(false);
});
