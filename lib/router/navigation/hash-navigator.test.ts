import { waitFor } from '@testing-library/react';
import { createHashNavigator } from './hash-navigator';
import type { HistoryStack } from './history-stack';

type Saved = { stack?: HistoryStack };

function at(path: string) {
  return { path, query: {} };
}

function setUp({
  hash = '',
  saved = {},
  intercept = () => false,
  navigation,
}: {
  hash?: string;
  saved?: Saved;
  intercept?: () => boolean;
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
    memory: {
      read: () => saved.stack,
      write: (stack) => {
        saved.stack = stack;
      },
    },
    interceptBack: intercept,
  });
  return {
    navigator,
    saved,
    stop: () => {
      for (const [type, listener] of added) window.removeEventListener(type, listener);
    },
  };
}

let stop: () => void = () => undefined;
afterEach(() => stop());

test('a push changes address, place and stack at once, with an empty history state', () => {
  const app = setUp();
  stop = app.stop;
  app.navigator.push({ path: '/pages/order-detail/order-detail', query: { order_no: 'A 1' } });
  expect(window.location.hash).toBe('#/pages/order-detail/order-detail?order_no=A+1');
  expect(app.navigator.current().target.query).toEqual({ order_no: 'A 1' });
  expect(app.saved.stack?.index).toBe(1);
  expect(window.history.state ?? null).toBeNull();
});

test('two pushes in a row are two places, and Back and Forward find them', async () => {
  const app = setUp();
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  window.history.back();
  await waitFor(() =>
    expect(app.navigator.current()).toMatchObject({ target: at('/pages/a/a'), move: 'back' }),
  );
  window.history.forward();
  await waitFor(() =>
    expect(app.navigator.current()).toMatchObject({ target: at('/pages/b/b'), move: 'forward' }),
  );
});

test('a Back that a sheet takes leaves address and place as they were', async () => {
  const intercept = jest.fn(() => true);
  const app = setUp({ intercept });
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  window.history.back();
  await waitFor(() => expect(intercept).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.hash).toBe('#/pages/a/a'));
  expect(app.navigator.current().target).toEqual(at('/pages/a/a'));
});

test('a relaunch forgets what lay behind', async () => {
  const app = setUp();
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  const arrived = new Promise<void>((resolve) => app.navigator.subscribe(resolve));
  app.navigator.relaunch(at('/pages/my-loan/my-loan'));
  await arrived;
  expect(app.saved.stack).toEqual({ hashes: ['#/pages/my-loan/my-loan'], index: 0 });
  app.navigator.back(at('/'));
  expect(app.navigator.current()).toMatchObject({ target: at('/'), move: 'replace' });
});

test('a relaunch asked for twice goes back once', async () => {
  const go = jest.spyOn(window.history, 'go');
  const app = setUp();
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  const arrived = new Promise<void>((resolve) => app.navigator.subscribe(resolve));
  app.navigator.relaunch(at('/pages/my-loan/my-loan'));
  app.navigator.relaunch(at('/pages/my-loan/my-loan'));
  await arrived;
  expect(go.mock.calls).toEqual([[-1]]);
  expect(app.saved.stack).toEqual({ hashes: ['#/pages/my-loan/my-loan'], index: 0 });
  go.mockRestore();
});

test('a replacement by the place right behind goes back to it, and asks nobody', async () => {
  const intercept = jest.fn(() => true);
  const app = setUp({ intercept });
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  app.navigator.push(at('/pages/b/b'));
  app.navigator.replace(at('/pages/a/a'));
  await waitFor(() =>
    expect(app.navigator.current()).toMatchObject({ target: at('/pages/a/a'), move: 'back' }),
  );
  expect(app.saved.stack).toMatchObject({ index: 1 });
  expect(intercept).not.toHaveBeenCalled();
});

test.each(['push', 'replace', 'relaunch'] as const)(
  'a %s that is asked for by a place that is being left is not heard',
  async (move) => {
    const app = setUp();
    stop = app.stop;
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

test('Back goes by the places of the page, past the steps of a frame in it', () => {
  const back = jest.fn();
  const app = setUp({ navigation: { canGoBack: true, back } });
  stop = app.stop;
  app.navigator.push(at('/pages/a/a'));
  app.navigator.back(at('/'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('a reload finds the stack again; a stack of another address is dropped', () => {
  const stack = { hashes: ['#/', '#/pages/a/a'], index: 1 };
  const same = setUp({ hash: '/pages/a/a', saved: { stack } });
  same.stop();
  expect(same.saved.stack).toEqual(stack);
  const other = setUp({ hash: '/pages/c/c', saved: { stack } });
  other.stop();
  expect(other.saved.stack).toEqual({ hashes: ['#/pages/c/c'], index: 0 });
});

test('an address typed by hand is a push', async () => {
  const app = setUp();
  stop = app.stop;
  window.location.hash = '#/pages/typed/typed';
  await waitFor(() =>
    expect(app.navigator.current()).toMatchObject({
      target: at('/pages/typed/typed'),
      move: 'push',
    }),
  );
});

describe('the phone’s own Back', () => {
  test('goes back to where the app was', async () => {
    const app = setUp();
    stop = app.stop;
    app.navigator.push(at('/pages/a/a'));
    expect(app.navigator.systemBack()).toBe(true);
    await waitFor(() => expect(app.navigator.current()).toMatchObject({ target: at('/') }));
    expect(app.navigator.systemBack()).toBe(false);
  });

  test('leads Home from another tab, and from a screen that was opened by its address', () => {
    const app = setUp({ hash: '/pages/profile/profile' });
    stop = app.stop;
    expect(app.navigator.systemBack()).toBe(true);
    expect(app.navigator.current()).toMatchObject({ target: at('/'), move: 'replace' });
    expect(app.saved.stack).toEqual({ hashes: ['#/'], index: 0 });
  });

  test('on Home with nothing behind is the shell’s', () => {
    const app = setUp({ hash: '/' });
    stop = app.stop;
    expect(app.navigator.systemBack()).toBe(false);
    expect(app.navigator.current().move).toBe('load');
  });

  test.each(['/', '/pages/a/a'])('at %s is dealt with by what lies on top', (hash) => {
    const app = setUp({ hash, intercept: () => true });
    stop = app.stop;
    expect(app.navigator.systemBack()).toBe(true);
    expect(app.navigator.current()).toMatchObject({ target: at(hash), move: 'load' });
  });
});
