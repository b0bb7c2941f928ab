import { localStore, sessionStore, storeOf } from './text-store';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys()) store.remove(key);
  }
});

test('stores a text in localStorage', () => {
  expect(localStore.set('a', '1')).toBe(true);
  expect(window.localStorage.getItem('a')).toBe('1');
  expect(localStore.get('a')).toBe('1');
  localStore.remove('a');
  expect(window.localStorage.getItem('a')).toBeNull();
});

test('stores session texts apart from local ones', () => {
  storeOf({ store: 'session' }).set('a', '1');
  expect(window.sessionStorage.getItem('a')).toBe('1');
  expect(storeOf({ store: 'local' }).get('a')).toBeNull();
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

test('removes a text that is only in memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localStore.set('a', '1');
  localStore.remove('a');
  expect(localStore.get('a')).toBeNull();
  expect(localStore.keys()).toEqual([]);
});

test("reads another tab's text after its own copy is invalidated", () => {
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localStore.set('a', 'mine');
  spy.mockRestore();
  window.localStorage.setItem('a', 'theirs');
  localStore.invalidate('a');
  expect(localStore.get('a')).toBe('theirs');
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
