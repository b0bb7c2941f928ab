import { areaOf, localArea, sessionArea } from './area';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  jest.restoreAllMocks();
  for (const area of [localArea, sessionArea]) {
    for (const key of area.keys()) area.remove(key);
  }
});

test('what is written to the device is there for the next launch', () => {
  expect(localArea.set('a', '1')).toBe(true);
  expect(window.localStorage.getItem('a')).toBe('1');
  expect(localArea.get('a')).toBe('1');
  localArea.remove('a');
  expect(window.localStorage.getItem('a')).toBeNull();
});

test('the tab has an area of its own', () => {
  areaOf({ area: 'session' }).set('a', '1');
  expect(window.sessionStorage.getItem('a')).toBe('1');
  expect(areaOf({ area: 'local' }).get('a')).toBeNull();
});

test('a full device: the tab keeps the value, and the old one does not come back', () => {
  localArea.set('a', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(localArea.set('a', 'new')).toBe(false);
  expect(localArea.get('a')).toBe('new');
  expect(localArea.keys()).toEqual(['a']);
  expect(window.localStorage.getItem('a')).toBeNull();
});

test('once there is room again, a value goes to the device', () => {
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localArea.set('a', '1');
  spy.mockRestore();
  expect(localArea.set('a', '2')).toBe(true);
  expect(window.localStorage.getItem('a')).toBe('2');
  localArea.remove('a');
  expect(localArea.get('a')).toBeNull();
});

test('a value that only the tab has can be removed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localArea.set('a', '1');
  localArea.remove('a');
  expect(localArea.get('a')).toBeNull();
  expect(localArea.keys()).toEqual([]);
});

test("another tab's value replaces what only this tab had", () => {
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  localArea.set('a', 'mine');
  spy.mockRestore();
  window.localStorage.setItem('a', 'theirs');
  localArea.forget('a');
  expect(localArea.get('a')).toBe('theirs');
});

test('switched-off storage: everything works for the life of the tab', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(localArea.get('a')).toBeNull();
  expect(localArea.keys()).toEqual([]);
  expect(localArea.set('a', '1')).toBe(false);
  expect(localArea.get('a')).toBe('1');
  expect(localArea.keys()).toEqual(['a']);
  localArea.remove('a');
  expect(localArea.get('a')).toBeNull();
});
