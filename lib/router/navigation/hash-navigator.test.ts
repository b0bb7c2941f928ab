import { waitFor } from '@testing-library/react';
import { passTurns } from '@/lib/testing/pass-turns';
import { createHashNavigator } from './hash-navigator';
import type { HistoryStack } from './history-stack';

type Saved = { stack?: HistoryStack };

function at(path: string) {
  return { path, query: {} };
}

let stop: () => void;
afterEach(() => stop());

function setUp({
  hash = '',
  saved = {},
  intercept = () => false,
  navigation,
}: {
  hash?: string;
  saved?: Saved;
  intercept?: (turnsPage: boolean) => boolean;
  navigation?: { canGoBack: boolean; back: jest.Mock };
} = {}) {
  window.location.replace(`#${hash}`);
  const added: [string, EventListener][] = [];
  const navigator = createHashNavigator({
    window: {
      location: window.location,
      history: window.history,
      addEventListener: (type: string, listener: EventListener, options?: object) => {
        added.push([type, listener]);
        window.addEventListener(type, listener, options);
      },
      navigation,
    },
    storage: {
      read: () => saved.stack,
      write: (stack) => {
        saved.stack = stack;
      },
    },
    interceptBack: intercept,
  });
  stop = () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener);
  };
  return { navigator, saved };
}

/** The same once the events of its own change of the address, which come later, have passed. */
async function setUpQuietly(options?: Parameters<typeof setUp>[0]) {
  const app = setUp(options);
  await passTurns();
  return app;
}

test('a push changes address, location and stack at once, with an empty history state', () => {
  const app = setUp();
  app.navigator.push({ path: '/pages/order-detail/order-detail', query: { order_no: 'A 1' } });
  expect(window.location.hash).toBe('#/pages/order-detail/order-detail?order_no=A+1');
  expect(app.navigator.current().target.query).toEqual({ order_no: 'A 1' });
  expect(app.saved.stack?.index).toBe(1);
  expect(window.history.state ?? null).toBeNull();
});

test('a Back that a sheet takes leaves address and location as they were', async () => {
  const intercept = jest.fn(() => true);
  const app = setUp({ intercept });
  app.navigator.push(at('/pages/a/a'));
  window.history.back();
  await waitFor(() => expect(intercept).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.hash).toBe('#/pages/a/a'));
  expect(app.navigator.current().target).toEqual(at('/pages/a/a'));
});

test.each(['push', 'replace'] as const)('a %s of Home goes back to it', async (move) => {
  const app = setUp();
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  app.navigator[move](at('/'));
  await waitFor(() => expect(app.navigator.current()).toMatchObject({ target: at('/') }));
  expect(app.saved.stack).toEqual({ hashes: ['#/'], index: 0 });
});

test('a relaunch that the browser does not carry out opens its screen all the same', async () => {
  const app = setUp();
  app.navigator.push(at('/pages/a/a'));
  jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  app.navigator.relaunch(at('/pages/b/b'));
  await waitFor(() => expect(app.navigator.current()).toMatchObject({ target: at('/pages/b/b') }));
  expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/b/b'], index: 1 });
});

describe('a user who opens more screens than a browser keeps', () => {
  async function openMany(count: number) {
    const app = await setUpQuietly();
    for (let index = 1; index <= count; index += 1) {
      app.navigator.push(at(`/pages/a/a-${index}`));
      await new Promise<void>((resolve) => app.navigator.whenIdle(resolve));
    }
    return app;
  }

  test('goes back through the last ones, and then Home', async () => {
    const app = await openMany(50);
    const seen: string[] = [];
    for (let backs = 0; backs < 49 && window.location.hash !== '#/'; backs += 1) {
      app.navigator.back(at('/'));
      await new Promise<void>((resolve) => app.navigator.whenIdle(resolve));
      seen.push(app.navigator.current().target.path);
    }
    expect(seen.slice(0, 9)).toEqual(
      [49, 48, 47, 46, 45, 44, 43, 42, 41].map((n) => `/pages/a/a-${n}`),
    );
    expect(seen.at(-1)).toBe('/');
    expect(app.navigator.systemBack()).toBe(false);
  });

  test('stays on the same screen while the oldest entries are forgotten', async () => {
    const app = await openMany(30);
    const { key } = app.navigator.current();
    app.navigator.push(at('/pages/b/b'));
    const shown = app.navigator.current();
    expect(shown.key).toBe(key + 1);
    await waitFor(() => expect(app.saved.stack?.hashes).toHaveLength(11));
    expect(app.navigator.current()).toBe(shown);
    expect(window.location.hash).toBe('#/pages/b/b');
    expect(app.saved.stack?.index).toBe(10);
  });

  test('a tab that is pressed meanwhile opens', async () => {
    const app = await openMany(30);
    app.navigator.push(at('/pages/b/b'));
    app.navigator.relaunch(at('/pages/my-loan/my-loan'));
    await waitFor(() =>
      expect(app.navigator.current().target).toEqual(at('/pages/my-loan/my-loan')),
    );
    expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/my-loan/my-loan'], index: 1 });
  });

  test('who signs out meanwhile leaves no entry behind', async () => {
    const app = await openMany(30);
    app.navigator.push(at('/pages/b/b'));
    app.navigator.startOver();
    await waitFor(() => expect(app.saved.stack).toEqual({ hashes: ['#/'], index: 0 }));
    await passTurns();
    expect(window.location.hash).toBe('#/');
    expect(app.navigator.systemBack()).toBe(false);
  });
});

describe('what waits for the end of a navigation', () => {
  const b = at('/pages/b/b');

  test('runs at once while there is none', () => {
    const app = setUp();
    app.navigator.whenIdle(() => app.navigator.push(b));
    expect(app.navigator.current().target).toEqual(b);
  });

  test.each([
    ['a relaunch', '/pages/my-loan/my-loan'],
    ['an address that was typed', '/pages/typed/typed'],
    ['Back', '/'],
  ])('runs after %s, which it would undo or be undone by', async (by, path) => {
    const app = await setUpQuietly();
    app.navigator.push(at('/pages/a/a'));
    if (by === 'a relaunch') app.navigator.relaunch(at(path));
    else if (by === 'Back') app.navigator.back(at('/'));
    else window.location.hash = path;
    const before = jest.fn<void, [string]>();
    app.navigator.whenIdle(() => {
      before(app.navigator.current().target.path);
      app.navigator.push(b);
    });
    expect(before).not.toHaveBeenCalled();
    await waitFor(() => expect(app.navigator.current().target).toEqual(b));
    expect(before.mock.calls).toEqual([[path]]);
    expect(app.saved.stack?.hashes.at(-1)).toBe('#/pages/b/b');
    expect(window.location.hash).toBe('#/pages/b/b');
  });
});

test('what waits runs after a Back that a sheet takes, which changes nothing', async () => {
  const opened = jest.fn();
  const app = await setUpQuietly({
    intercept: () => {
      app.navigator.whenIdle(opened);
      expect(opened).not.toHaveBeenCalled();
      return true;
    },
  });
  app.navigator.push(at('/pages/a/a'));
  window.history.back();
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(window.location.hash).toBe('#/pages/a/a');
});

test('replacing with the previous entry goes back to it without interception', async () => {
  const intercept = jest.fn(() => true);
  const app = setUp({ intercept });
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  app.navigator.replace(at('/pages/a/a'));
  await waitFor(() =>
    expect(app.navigator.current()).toMatchObject({
      target: at('/pages/a/a'),
      navigationType: 'back',
    }),
  );
  expect(app.saved.stack).toMatchObject({ index: 1 });
  expect(intercept).not.toHaveBeenCalled();
});

test('replacing with the previous entry twice goes back once', async () => {
  const go = jest.spyOn(window.history, 'go');
  const app = setUp();
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  app.navigator.replace(at('/pages/a/a'));
  app.navigator.replace(at('/pages/a/a'));
  expect(go.mock.calls).toEqual([[-1]]);
  await waitFor(() => expect(app.navigator.current()).toMatchObject({ target: at('/pages/a/a') }));
  expect(app.saved.stack).toMatchObject({ index: 1 });
});

test.each(['push', 'replace', 'relaunch'] as const)(
  'a %s is ignored while a hash change is pending',
  async (move) => {
    const app = setUp();
    app.navigator.push(at('/pages/a/a'));
    app.navigator.push(at('/pages/b/b'));
    window.location.hash = '/pages/c/c';
    app.navigator[move](at('/pages/a/a'));
    await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/c/c')));
    expect(app.saved.stack).toMatchObject({ index: 3 });
    expect(window.location.hash).toBe('#/pages/c/c');
    app.navigator.push(at('/pages/d/d'));
    expect(app.navigator.current().target).toEqual(at('/pages/d/d'));
  },
);

test('Back to another page of a screen is no leave, and keeps the key: the screen stays mounted', async () => {
  const intercept = jest.fn((turnsPage: boolean) => !turnsPage);
  const app = setUp({ hash: '/pages/a/a', intercept });
  const { key } = app.navigator.current();
  const second = { path: '/pages/a/a', query: { page: '2' } };
  app.navigator.push(second);
  expect(app.navigator.current()).toMatchObject({ target: second, navigationType: 'push', key });
  expect(app.navigator.systemBack()).toBe(true);
  await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/a/a')));
  expect(app.navigator.current()).toMatchObject({ navigationType: 'back', key });
  expect(intercept.mock.calls).toEqual([[true], [true]]);
  expect(app.navigator.systemBack()).toBe(true);
  expect(intercept).toHaveBeenLastCalledWith(false);
  expect(app.navigator.current().target).toEqual(at('/pages/a/a'));
});

test('Back without the Navigation API goes back past the entries that an iframe has added', async () => {
  const app = setUp();
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/webview/webview'));
  // As navigations of an iframe: entries with the same address.
  window.history.pushState(null, '');
  window.history.pushState(null, '');
  app.navigator.back(at('/'));
  await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/a/a')));
  app.navigator.push(at('/pages/b/b'));
  app.navigator.back(at('/'));
  await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/a/a')));
});

test('a relaunch goes to the first entry past those that an iframe has added', async () => {
  const app = setUp();
  const go = jest.spyOn(window.history, 'go');
  app.navigator.push(at('/pages/webview/webview'));
  window.history.pushState(null, '');
  app.navigator.relaunch(at('/'));
  expect(go).toHaveBeenLastCalledWith(-2);
  await waitFor(() => expect(app.navigator.current().target).toEqual(at('/')));
});

test('Back uses the Navigation API, which skips the entries of iframes', () => {
  const back = jest.fn();
  const app = setUp({ navigation: { canGoBack: true, back } });
  app.navigator.push(at('/pages/a/a'));
  app.navigator.back(at('/'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('a reload restores the stack; a stack of another address is dropped', () => {
  const stack = { hashes: ['#/', '#/pages/a/a', '#/pages/b/b'], index: 1 };
  const same = setUp({ hash: '/pages/a/a', saved: { stack } });
  stop();
  expect(same.saved.stack).toEqual(stack);
  const other = setUp({ hash: '/pages/c/c', saved: { stack } });
  expect(other.saved.stack).toEqual({ hashes: ['#/', '#/pages/c/c'], index: 1 });
});

test('a stack that did not begin with Home gets it', () => {
  const stack = { hashes: ['#/pages/b/b', '#/pages/a/a'], index: 1 };
  const app = setUp({ hash: '/pages/a/a', saved: { stack } });
  expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/a/a'], index: 1 });
});

test('an address that is typed is no Back, which an open sheet would take', async () => {
  const intercept = jest.fn(() => true);
  const app = setUp({ intercept });
  window.location.hash = '#/pages/typed/typed';
  await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/typed/typed')));
  expect(intercept).not.toHaveBeenCalled();
});

test('a screen that is behind and ahead is gone back to, and all entries are kept', async () => {
  const app = setUp();
  for (const path of ['/pages/a/a', '/pages/b/b', '/pages/a/a']) app.navigator.push(at(path));
  for (const path of ['/pages/b/b', '/pages/a/a']) {
    window.history.back();
    await waitFor(() =>
      expect(app.navigator.current()).toMatchObject({ target: at(path), navigationType: 'back' }),
    );
  }
  expect(app.saved.stack).toEqual({
    hashes: ['#/', '#/pages/a/a', '#/pages/b/b', '#/pages/a/a'],
    index: 1,
  });
});

describe('while a relaunch is on its way', () => {
  test.each(['push', 'replace'] as const)('a %s is ignored', async (move) => {
    const app = await setUpQuietly();
    app.navigator.push(at('/pages/a/a'));
    app.navigator.relaunch(at('/pages/b/b'));
    app.navigator[move](at('/pages/c/c'));
    expect(app.navigator.current().target).toEqual(at('/pages/a/a'));
    await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/b/b')));
    expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/b/b'], index: 1 });
  });

  test('Back is ignored, which would leave the app', async () => {
    const go = jest.spyOn(window.history, 'go');
    const app = await setUpQuietly();
    app.navigator.push(at('/pages/a/a'));
    app.navigator.relaunch(at('/pages/b/b'));
    app.navigator.back(at('/'));
    expect(app.navigator.systemBack()).toBe(true);
    expect(go.mock.calls).toEqual([[-1]]);
    await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/b/b')));
  });
});

describe('Home with a query', () => {
  test('is opened by a relaunch as the only entry', async () => {
    const app = await setUpQuietly();
    app.navigator.push(at('/pages/a/a'));
    const target = { path: '/', query: { from: 'mail' } };
    app.navigator.relaunch(target);
    await waitFor(() => expect(app.navigator.current().target).toEqual(target));
    expect(window.location.hash).toBe('#/?from=mail');
    expect(app.saved.stack).toEqual({ hashes: ['#/?from=mail'], index: 0 });
  });

  test('keeps it when a flow ends', async () => {
    const app = await setUpQuietly({ hash: '/?from=mail' });
    app.navigator.push(at('/pages/a/a'));
    app.navigator.relaunch(at('/pages/b/b'));
    await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/b/b')));
    expect(app.saved.stack).toEqual({ hashes: ['#/?from=mail', '#/pages/b/b'], index: 1 });
  });
});

describe('a screen that is opened by its address', () => {
  const path = '/pages/my-loan/my-loan';

  test.each(['browser', 'phone', 'arrow'] as const)('leads Home by Back of the %s', async (by) => {
    const app = setUp({ hash: path });
    expect(app.navigator.current()).toMatchObject({ target: at(path), navigationType: 'load' });
    if (by === 'browser') window.history.back();
    else if (by === 'arrow') app.navigator.back(at('/'));
    else expect(app.navigator.systemBack()).toBe(true);
    await waitFor(() => expect(app.navigator.current()).toMatchObject({ target: at('/') }));
    expect(window.location.hash).toBe('#/');
    expect(app.navigator.systemBack()).toBe(false);
  });
});

describe('when the user has left', () => {
  test('shows Home at once, and no entry behind or ahead is left', async () => {
    const app = setUp();
    app.navigator.push(at('/pages/a/a'));
    app.navigator.push(at('/pages/b/b'));
    window.history.back();
    await waitFor(() =>
      expect(app.navigator.current()).toMatchObject({ target: at('/pages/a/a') }),
    );
    app.navigator.startOver();
    const shown = { target: at('/'), navigationType: 'replace' };
    expect(app.navigator.current()).toMatchObject(shown);
    app.navigator.replace(at('/pages/account/get-code-page/get-code-page'));
    await waitFor(() => expect(app.saved.stack).toEqual({ hashes: ['#/'], index: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.history.forward();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.location.hash).toBe('#/');
    expect(app.navigator.current()).toMatchObject(shown);
    app.navigator.push(at('/pages/c/c'));
    expect(app.navigator.current()).toMatchObject({ target: at('/pages/c/c') });
  });

  test('Home is the first entry, so that the next screen is the second', async () => {
    const app = await setUpQuietly();
    app.navigator.push(at('/pages/a/a'));
    const { length } = window.history;
    app.navigator.startOver();
    await waitFor(() => expect(app.saved.stack).toEqual({ hashes: ['#/'], index: 0 }));
    app.navigator.push(at('/pages/b/b'));
    expect(window.history.length).toBe(length);
  });
});

describe('the phone’s Back', () => {
  test.each(['/', '/pages/a/a'])('at %s is handled by an open sheet first', (hash) => {
    const app = setUp({ hash, intercept: () => true });
    expect(app.navigator.systemBack()).toBe(true);
    expect(app.navigator.current()).toMatchObject({ target: at(hash), navigationType: 'load' });
  });
});

test.each([
  ['/', true],
  ['/pages/a/a', false],
])(
  'opened on %s: is at the very location that the page was prerendered with: %s',
  (hash, isSame) => {
    const { navigator } = setUp({ hash });
    // The same object, so that a page that hydrates on Home is not rendered again at once.
    expect(navigator.current() === navigator.prerendered()).toBe(isSame);
  },
);

describe('each navigation says how it came about', () => {
  test('to a screen, in its place and to its page', () => {
    const app = setUp();
    const { navigator } = app;
    const listener = jest.fn();
    const unsubscribe = navigator.subscribe(listener);
    expect(window.history.scrollRestoration).toBe('manual');
    expect(navigator.current()).toEqual({ target: at('/'), navigationType: 'load', key: 0 });
    expect(navigator.prerendered().target).toEqual(at('/'));
    const first = navigator.current();
    navigator.push(at('/pages/a/a'));
    expect(navigator.current()).toEqual({
      target: at('/pages/a/a'),
      navigationType: 'push',
      key: first.key + 1,
    });
    navigator.replace(at('/pages/b/b'));
    expect(navigator.current()).toMatchObject({ navigationType: 'replace', key: first.key + 2 });
    navigator.push(at('/pages/b/b'));
    expect(navigator.current()).toMatchObject({ navigationType: 'replace', key: first.key + 3 });
    expect(app.saved.stack?.hashes).toEqual(['#/', '#/pages/b/b']);
    navigator.push({ path: '/pages/b/b', query: { page: '2' } });
    expect(navigator.current()).toMatchObject({ navigationType: 'push', key: first.key + 3 });
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    navigator.push(at('/pages/c/c'));
    expect(listener).toHaveBeenCalledTimes(4);
  });

  test('a replace on Home adds an entry, as the first one stays Home', () => {
    const app = setUp();
    app.navigator.replace(at('/pages/a/a'));
    expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/a/a'], index: 1 });
    expect(app.navigator.current().navigationType).toBe('push');
  });

  test('Back without an entry before is a sheet’s, or opens the fallback', () => {
    const intercept = jest.fn(() => true);
    const app = setUp({ intercept });
    app.navigator.back(at('/pages/a/a'));
    expect(intercept).toHaveBeenCalledWith(false);
    expect(app.navigator.current().target).toEqual(at('/'));
    intercept.mockReturnValue(false);
    app.navigator.back(at('/pages/a/a'));
    expect(app.navigator.current().target).toEqual(at('/pages/a/a'));
  });

  test('a second relaunch while one is on its way is the one that counts', async () => {
    const app = setUp();
    app.navigator.push(at('/pages/a/a'));
    app.navigator.relaunch(at('/pages/b/b'));
    app.navigator.relaunch(at('/pages/c/c'));
    await waitFor(() => expect(app.navigator.current().target).toEqual(at('/pages/c/c')));
    expect(app.navigator.current().navigationType).toBe('replace');
    expect(app.saved.stack).toEqual({ hashes: ['#/', '#/pages/c/c'], index: 1 });
  });
});
