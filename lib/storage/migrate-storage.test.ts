import { type Migration, migrateStorage } from './migrate-storage';
import { readValue, writeValue } from './values';

const storage = window.localStorage;

/** A layout that renames a key, as a later version may. */
const rename: Migration = (area) => {
  const theme = area.get('theme');
  if (theme !== null) area.set('luka_theme', theme);
  area.remove('theme');
};

beforeEach(() => storage.clear());

test('a new device gets the newest version and no change of its data', () => {
  migrateStorage();
  expect(readValue('luka_version')).toBe(1);
  expect(Object.keys(storage)).toEqual(['luka_version']);
});

test('old data is brought to the new layout, once', () => {
  storage.setItem('theme', '"dark"');
  const later = jest.fn();
  migrateStorage({ migrations: [rename] });
  expect(readValue('luka_theme')).toBe('dark');
  expect(readValue('luka_version')).toBe(2);
  migrateStorage({ migrations: [rename, later] });
  migrateStorage({ migrations: [rename, later] });
  expect(later).toHaveBeenCalledTimes(1);
  expect(readValue('luka_version')).toBe(3);
});

test('migrations run in order, from the version that is stored', () => {
  const ran: number[] = [];
  const step =
    (n: number): Migration =>
    () =>
      void ran.push(n);
  writeValue('luka_version', 2);
  migrateStorage({ migrations: [step(1), step(2), step(3)] });
  expect(ran).toEqual([2, 3]);
});

test('a migration that fails is tried again at the next launch; those before it are not', () => {
  const first = jest.fn();
  const second = jest.fn(() => {
    throw new Error('cannot');
  });
  migrateStorage({ migrations: [first, second] });
  expect(readValue('luka_version')).toBe(2);
  migrateStorage({ migrations: [first, second] });
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test("after a downgrade the newer version's data is neither used nor destroyed", () => {
  storage.setItem('luka_version', '9');
  storage.setItem('luka_theme', '{"mode":"dark","contrast":"high"}');
  storage.setItem('user_id', '42');
  migrateStorage();
  expect(readValue('luka_theme')).toBeNull();
  expect(readValue('user_id')).toBe('42');
  expect(storage.getItem('luka_theme')).toBe('{"mode":"dark","contrast":"high"}');
  expect(storage.getItem('luka_version')).toBe('9');
});

test('a version that is garbage counts as the first', () => {
  storage.setItem('luka_version', 'garbage');
  migrateStorage({ migrations: [rename] });
  expect(readValue('luka_version')).toBe(2);
});
