import { Store } from './store';

/** A storage that two stores can share, as two tabs do. */
function memoryStorage() {
  const stored: { text: string | null; writes: number } = { text: null, writes: 0 };
  const storage = {
    read: () => stored.text,
    write: (text: string) => {
      stored.text = text;
      stored.writes += 1;
    },
  };
  return { stored, storage };
}

const setup = { now: () => 1000, seed: 1 };

test('restores the stored state', () => {
  const { storage } = memoryStorage();
  const before = new Store({ ...setup, storage });
  before.state.clock_offset = 500;
  before.save();
  expect(new Store({ ...setup, storage }).now()).toBe(1500);
});

test('load() reads what another tab has stored', () => {
  const { storage } = memoryStorage();
  const one = new Store({ ...setup, storage });
  const other = new Store({ ...setup, storage });
  one.state.next_order = 900;
  one.save();
  other.load();
  expect(other.state.next_order).toBe(900);
});

test('starts with the initial state when the stored text is invalid, and overwrites it', () => {
  const { stored, storage } = memoryStorage();
  stored.text = 'garbage';
  const store = new Store({ ...setup, storage });
  expect(store.state.accounts).toEqual([]);
  store.save();
  expect(JSON.parse(stored.text)).toMatchObject({ version: 5 });
});

test('save() writes nothing when nothing changed', () => {
  const { stored, storage } = memoryStorage();
  const store = new Store({ ...setup, storage });
  store.save();
  store.save();
  expect(stored.writes).toBe(1);
});

test('uploads are not stored', () => {
  const { stored, storage } = memoryStorage();
  const store = new Store({ ...setup, storage });
  store.state.uploads.push({ path: 'x', account_id: 'a', received_at: 1, body: 'long' });
  store.save();
  expect(stored.text).not.toContain('long');
  expect(store.state.uploads).toHaveLength(1);
});

test('reset(seed) restarts the random generator from the seed', () => {
  const store = new Store(setup);
  const draw = () => {
    store.reset(7);
    return store.random().text(8, 'abcdef');
  };
  const before = draw();
  expect(draw()).toBe(before);
  expect(new Store({ ...setup, seed: 7 }).random().text(8, 'abcdef')).toBe(before);
});

test('setClock() sets the time, which then continues', () => {
  const clock = { now: 1000 };
  const store = new Store({ seed: 1, now: () => clock.now });
  store.setClock(86_400_000);
  clock.now += 250;
  expect(store.now()).toBe(86_400_250);
});

test('reset() resets the clock and continues the random generator', () => {
  const store = new Store(setup);
  const before = store.random().text(8, 'abcdef');
  store.state.clock_offset = 500;
  store.reset();
  expect(store.now()).toBe(1000);
  expect(store.random().text(8, 'abcdef')).not.toBe(before);
});
