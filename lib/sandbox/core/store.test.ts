import { Store } from './store';

/** A storage in memory that two stores can share, as two tabs do. */
function memoryStorage() {
  const kept: { text: string | null; writes: number } = { text: null, writes: 0 };
  const storage = {
    read: () => kept.text,
    write: (text: string) => {
      kept.text = text;
      kept.writes += 1;
    },
  };
  return { kept, storage };
}

const setup = { now: () => 1000, seed: 1 };

test('a store goes on where the one before it stopped', () => {
  const { storage } = memoryStorage();
  const before = new Store({ ...setup, storage });
  before.state.clock_offset = 500;
  before.save();
  expect(new Store({ ...setup, storage }).now()).toBe(1500);
});

test('what another tab wrote is taken over', () => {
  const { storage } = memoryStorage();
  const one = new Store({ ...setup, storage });
  const other = new Store({ ...setup, storage });
  one.state.next_order = 900;
  one.save();
  other.load();
  expect(other.state.next_order).toBe(900);
});

test('a storage that holds garbage begins afresh, and is repaired by the next write', () => {
  const { kept, storage } = memoryStorage();
  kept.text = 'garbage';
  const store = new Store({ ...setup, storage });
  expect(store.state.accounts).toEqual([]);
  store.save();
  expect(JSON.parse(kept.text)).toMatchObject({ version: 1 });
});

test('nothing is written where nothing changed', () => {
  const { kept, storage } = memoryStorage();
  const store = new Store({ ...setup, storage });
  store.save();
  store.save();
  expect(kept.writes).toBe(1);
});

test('uploads stay out of the storage', () => {
  const { kept, storage } = memoryStorage();
  const store = new Store({ ...setup, storage });
  store.state.uploads.push({ path: 'x', account_id: 'a', received_at: 1, body: 'long' });
  store.save();
  expect(kept.text).not.toContain('long');
  expect(store.state.uploads).toHaveLength(1);
});

test('a reset with a seed gives out what that seed gave before', () => {
  const store = new Store(setup);
  const given = () => {
    store.reset(7);
    return store.random().text(8, 'abcdef');
  };
  const before = given();
  expect(given()).toBe(before);
  expect(new Store({ ...setup, seed: 7 }).random().text(8, 'abcdef')).toBe(before);
});

test('the clock is set to an instant and goes on from there', () => {
  const clock = { now: 1000 };
  const store = new Store({ seed: 1, now: () => clock.now });
  store.setClock(86_400_000);
  clock.now += 250;
  expect(store.now()).toBe(86_400_250);
});

test('a reset forgets the clock but gives out no token twice', () => {
  const store = new Store(setup);
  const before = store.random().text(8, 'abcdef');
  store.state.clock_offset = 500;
  store.reset();
  expect(store.now()).toBe(1000);
  expect(store.random().text(8, 'abcdef')).not.toBe(before);
});
