import { type Migration, migrateStorage, migrations } from './migrate-storage';
import { readValue } from './values';

const storage = window.localStorage;

/** Renames a key, as a later version may. */
const rename: Migration = (store) => {
  const theme = store.get('theme');
  if (theme !== null) store.set('luka_theme', theme);
  store.remove('theme');
};

beforeEach(() => storage.clear());

test('writes the version on a new device and changes nothing else', () => {
  migrateStorage([]);
  expect(readValue('luka_version')).toBe(1);
  expect(Object.keys(storage)).toEqual(['luka_version']);
});

test('runs each migration once', () => {
  storage.setItem('theme', '"dark"');
  const later = jest.fn();
  migrateStorage([rename]);
  expect(readValue('luka_theme')).toBe('dark');
  expect(readValue('luka_version')).toBe(2);
  migrateStorage([rename, later]);
  migrateStorage([rename, later]);
  expect(later).toHaveBeenCalledTimes(1);
  expect(readValue('luka_version')).toBe(3);
});

test('runs a failed migration again at the next launch, but not those before it', () => {
  const first = jest.fn();
  const second = jest.fn(() => {
    throw new Error('cannot');
  });
  migrateStorage([first, second]);
  expect(readValue('luka_version')).toBe(2);
  migrateStorage([first, second]);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test("after a downgrade the newer version's data is neither used nor removed", () => {
  storage.setItem('luka_version', '9');
  storage.setItem('luka_theme', '{"mode":"dark","contrast":"high"}');
  storage.setItem('user_id', '42');
  migrateStorage([]);
  expect(readValue('luka_theme')).toBeNull();
  expect(readValue('user_id')).toBe('42');
  expect(storage.getItem('luka_theme')).toBe('{"mode":"dark","contrast":"high"}');
  expect(storage.getItem('luka_version')).toBe('9');
});

test('treats a broken version as the first', () => {
  storage.setItem('luka_version', 'garbage');
  migrateStorage([rename]);
  expect(readValue('luka_version')).toBe(2);
});

test('writes nothing when the layout is that of this version', () => {
  migrateStorage([rename]);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  migrateStorage([rename]);
  expect(write).not.toHaveBeenCalled();
});

describe('from layout 1, which encrypted drafts', () => {
  const left = { uni_token: 't', luka_signed_u1: 'true', luka_theme: '"dark"' };
  const encrypted = {
    luka_draft_u1_basic: 'sealed1.AAAA',
    luka_draft_u1_payment_26100482: 'sealed1.AAAA',
    luka_draft_u2_social: '{"salary":"a"}',
    luka_home_u1: 'sealed1.AAAA',
  };
  beforeEach(() => {
    for (const [key, text] of Object.entries({ ...left, ...encrypted })) {
      window.localStorage.setItem(key, text);
    }
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  test('nothing encrypted is left, nor its key, and all else stays', () => {
    const deleteDatabase = jest.fn();
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: { deleteDatabase },
    });
    migrateStorage(migrations);
    migrateStorage(migrations);
    expect({ ...window.localStorage }).toEqual({ ...left, luka_version: '2' });
    expect(deleteDatabase.mock.calls).toEqual([['luka_keys']]);
  });

  test('a browser without IndexedDB drops the texts, once', () => {
    migrateStorage(migrations);
    expect({ ...window.localStorage }).toEqual({ ...left, luka_version: '2' });
  });
});
