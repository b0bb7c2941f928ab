import { freezeEnvironment, previewInstant } from './freeze-environment';

/** A page of its own: what a still world replaces, and a document that nobody else uses. */
function makeWorld(search: string, name = '') {
  const document = new DOMParser().parseFromString(
    '<html data-theme="dark"><head><meta name="luka-sandbox" content="/api"></head></html>',
    'text/html',
  );
  const started: [unknown, number | undefined][] = [];
  const start = (run: TimerHandler, ms?: number) => void started.push([run, ms]);
  const real: Record<string, string> = { uni_token: 'real' };
  return Object.assign(
    { document, name, location: { ...window.location, search }, Date, started },
    { setTimeout: start, setInterval: start, localStorage: real, sessionStorage: real },
  );
}

const storageOf = (world: object, name = 'localStorage'): Storage => Reflect.get(world, name);

test('a page that is no preview stays as it is', () => {
  const world = makeWorld('?locale=vi&theme=dark');
  freezeEnvironment(world, previewInstant);
  expect(storageOf(world)).toEqual({ uni_token: 'real' });
  expect(world.Date).toBe(Date);
  expect(world.document.documentElement.dataset).toMatchObject({ theme: 'dark' });
  expect(world.document.querySelector('meta')).not.toBeNull();
});

test.each(['?state=approved', '?scenario=lending', '?continue=lending'])(
  'a page asked for %s has an empty storage of its own, and no server',
  (search) => {
    const world = makeWorld(search);
    freezeEnvironment(world, previewInstant);
    expect(storageOf(world).getItem('uni_token')).toBeNull();
    expect(Object.keys(storageOf(world, 'sessionStorage'))).toEqual([]);
    expect(world.document.querySelector('meta')).toBeNull();
    expect(world.document.documentElement.dataset.preview).toBe('busy');
    expect(world.document.documentElement.dataset.theme).toBeUndefined();
  },
);

test('its storage keeps, lists and forgets as a real one does', () => {
  const world = makeWorld('?state=approved');
  freezeEnvironment(world, previewInstant);
  const storage = storageOf(world);
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect(Object.keys(storage)).toEqual(['a', 'b']);
  expect([storage.length, storage.key(1), storage.key(2), storage.a]).toEqual([2, 'b', null, '1']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  storage.clear();
  expect(storage).toHaveLength(0);
});

test('its clock stands, and dates that are named are still what they are', () => {
  const world = makeWorld('?state=approved');
  freezeEnvironment(world, previewInstant);
  expect(world.Date.now()).toBe(previewInstant);
  expect(new world.Date().toISOString()).toBe('2026-11-20T13:42:00.000Z');
  expect(new world.Date('2024-02-29').toISOString()).toBe('2024-02-29T00:00:00.000Z');
  expect(world.Date.parse('2024-02-29')).toBe(Date.parse('2024-02-29'));
  expect(new world.Date()).toBeInstanceOf(world.Date);
});

test('a timer of a second or more does nothing, a shorter one runs', () => {
  const world = makeWorld('?state=approved');
  freezeEnvironment(world, previewInstant);
  const run = jest.fn();
  world.setTimeout(run, 999);
  world.setInterval(run, 1000);
  world.setTimeout(run);
  expect(world.started.map(([started, ms]) => [started === run, ms])).toEqual([
    [true, 999],
    [false, 1000],
    [true, 0],
  ]);
});

test('the next page of the same frame goes on where this one was, and only if it is told to', () => {
  const first = makeWorld('?state=approved');
  freezeEnvironment(first, previewInstant);
  storageOf(first).setItem('uni_token', 'preview');
  const next = makeWorld('?continue=approved', first.name);
  freezeEnvironment(next, previewInstant);
  expect(storageOf(next).getItem('uni_token')).toBe('preview');
  const fresh = makeWorld('?state=approved', first.name);
  freezeEnvironment(fresh, previewInstant);
  expect(storageOf(fresh).getItem('uni_token')).toBeNull();
});

test('a name that is somebody else’s is an empty start', () => {
  const world = makeWorld('?continue=approved', 'some window');
  freezeEnvironment(world, previewInstant);
  expect(storageOf(world)).toHaveLength(0);
});

test('its own source text is the whole script', () => {
  const world = makeWorld('?state=approved');
  new Function('window', `(${freezeEnvironment})(window, ${previewInstant})`)(world);
  expect(world.Date.now()).toBe(previewInstant);
});
