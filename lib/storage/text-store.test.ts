import { localStore, sessionStore } from './text-store';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys()) store.remove(key);
  }
});

test('keeps a text in memory on a full device and removes the old one', () => {
  localStore.set('a', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(localStore.set('a', 'new')).toBe(false);
  expect(localStore.get('a')).toBe('new');
  expect(localStore.keys()).toEqual(['a']);
  expect(window.localStorage.getItem('a')).toBeNull();
});

test('stores a text again once there is room', () => {
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localStore.set('a', '1');
  spy.mockRestore();
  expect(localStore.set('a', '2')).toBe(true);
  expect(window.localStorage.getItem('a')).toBe('2');
  localStore.remove('a');
  expect(localStore.get('a')).toBeNull();
});

test('works in memory when storage is switched off', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(localStore.get('a')).toBeNull();
  expect(localStore.keys()).toEqual([]);
  expect(localStore.set('a', '1')).toBe(false);
  expect(localStore.get('a')).toBe('1');
  expect(localStore.keys()).toEqual(['a']);
  localStore.remove('a');
  expect(localStore.get('a')).toBeNull();
});
