import { setImmediate } from 'node:timers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { allScreenParts, loadCatalogues } from '@/lib/i18n/catalogue';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { areDraftsOpen } from '@/lib/storage/encrypted/use-drafts-open';
import { databases } from '@/lib/storage/keys';
import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { loadDrafts } from './load-drafts';
import { prefetchScreen, useScreen } from './use-screen';

const open = '/pages/policy/policy';
const personal = '/pages/contract-new/my-coupon';
const other = '/pages/order-detail/order-detail';

const Screen = () => null;
const mockScreens = {
  [open]: defineScreen({ query: noQuery, Screen }),
  [personal]: defineScreen({ query: noQuery, Screen, needsLogin: true }),
  [other]: defineScreen({ query: noQuery, Screen, needsLogin: true }),
};
const mockLoad = jest.fn();
jest.mock('@/app/routes.gen', () => ({
  routes: {
    '/pages/policy/policy': async () => ({ screen: mockScreens['/pages/policy/policy'] }),
    '/pages/sign/sign': () => mockLoad(),
    '/pages/sign/auto-sign': () => mockLoad(),
    '/pages/product/product': async () => ({ screen: mockScreens['/pages/policy/policy'] }),
    '/pages/contract-new/my-coupon': async () => ({
      screen: mockScreens['/pages/contract-new/my-coupon'],
    }),
    '/pages/order-detail/order-detail': async () => ({
      screen: mockScreens['/pages/order-detail/order-detail'],
    }),
  },
}));

const user = { token: 't', user_id: 'u', phone: '+56912345678', new_guest: false };
let fake: FakeIndexedDb;

beforeAll(() => loadCatalogues('es', allScreenParts));
beforeEach(async () => {
  fake = await installFakeIndexedDb();
});
afterEach(async () => {
  jest.useRealTimers();
  fake.mode = 'working';
  await act(() => logOut('signOut'));
  fake.remove();
});

/** What a screen's status was at each render, and whether drafts were open. */
async function setUp(path: string) {
  const renders: string[] = [];
  const hook = renderHook(
    (props) => {
      const { status } = useScreen(props.path);
      renders.push(areDraftsOpen() ? `${status}, open` : status);
      return status;
    },
    { initialProps: { path } },
  );
  const becomes = (status: string) => waitFor(() => expect(hook.result.current).toBe(status));
  /** With fake timers, of which none runs: however long a busy machine takes, the screen is not slow. */
  const becomesAtOnce = async (status: string) => {
    for (let turn = 0; hook.result.current !== status && turn < 10_000; turn += 1) {
      await act(() => new Promise(setImmediate));
    }
    expect(hook.result.current).toBe(status);
  };
  return { ...hook, renders, becomes, becomesAtOnce };
}

test('a screen behind the log-in is ready once drafts are open, the next one as soon as it has loaded', async () => {
  await act(() => logIn(user));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { renders, rerender, becomesAtOnce } = await setUp(personal);
  await becomesAtOnce('ready');
  expect(new Set(renders)).toEqual(new Set(['pending', 'ready, open']));
  rerender({ path: other });
  await becomesAtOnce('ready');
  renders.length = 0;
  rerender({ path: personal });
  expect(renders).toEqual(['ready, open']);
});

test('after the next log-in it is ready once drafts are open again', async () => {
  await act(() => logIn(user));
  const { renders, rerender, becomes } = await setUp(personal);
  await becomes('ready');
  rerender({ path: open });
  await becomes('ready');
  await act(() => logOut('signOut'));
  await act(() => logIn({ ...user, user_id: 'v' }));
  renders.length = 0;
  rerender({ path: personal });
  await becomes('ready');
  expect(renders[0]).toBe('pending');
  expect(renders.at(-1)).toBe('ready, open');
});

test('a screen behind the log-in is ready for a guest, who gets no key for drafts', async () => {
  const { becomes } = await setUp(personal);
  await becomes('ready');
  expect(fake.databases.has(databases.draftKey)).toBe(false);
});

test('a screen behind the log-in that has loaded is ready for a guest at once', async () => {
  await prefetchScreen(personal);
  const { renders } = await setUp(personal);
  expect(renders).toEqual(['ready']);
});

test('where IndexedDB is switched off, a screen behind the log-in is ready all the same', async () => {
  fake.mode = 'failing';
  await act(() => logIn(user));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { renders, becomesAtOnce } = await setUp(personal);
  await becomesAtOnce('ready');
  expect(renders).not.toContain('slow');
});

describe('where IndexedDB does not reply', () => {
  beforeEach(async () => {
    await loadDrafts();
    fake.mode = 'silent';
    await act(() => logIn(user));
    jest.useFakeTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a screen behind the log-in is slow after 200 ms, and ready after 3 s', async () => {
    const { result } = await setUp(personal);
    await pass(199);
    expect(result.current).toBe('pending');
    await pass(2);
    expect(result.current).toBe('slow');
    await pass(2800);
    expect(result.current).toBe('ready');
  });

  test('it is ready for the guest who is left when the session ends', async () => {
    const { result } = await setUp(personal);
    await pass(100);
    await act(() => logOut('expired'));
    await pass(1);
    expect(result.current).toBe('ready');
  });

  test('a screen that needs no log-in does not wait', async () => {
    const { result } = await setUp('/pages/product/product');
    await pass(1);
    expect(result.current).toBe('ready');
  });
});

describe('a screen whose code cannot be loaded at first', () => {
  const sign = '/pages/sign/sign';
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const loaded = { screen: defineScreen({ query: noQuery, Screen }) };
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    onLine.mockReturnValue(false);
    mockLoad.mockReset().mockRejectedValue(new Error('no connection'));
  });
  afterAll(() => onLine.mockRestore());

  test('is prefetched without an error, and an unknown one is not', async () => {
    await prefetchScreen(sign);
    expect(mockLoad).toHaveBeenCalledTimes(1);
    await prefetchScreen('/pages/none');
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  test('is pending again after a retry, until that has failed too', async () => {
    const { result } = renderHook(() => useScreen(sign));
    await waitFor(() => expect(result.current.status).toBe('failed'));
    mockLoad.mockReturnValue(new Promise(() => undefined));
    act(() => 'retry' in result.current && result.current.retry());
    expect(result.current.status).toBe('pending');
  });

  test('has failed after its third failure, where there is a connection', async () => {
    onLine.mockReturnValue(true);
    jest.useFakeTimers();
    const { result } = await setUp(sign);
    await pass(5_999);
    expect(result.current).toBe('slow');
    expect(mockLoad).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(result.current).toBe('failed');
    await pass(60_000);
    expect(mockLoad).toHaveBeenCalledTimes(3);
  });

  test('is loaded once more at most after another screen was opened', async () => {
    onLine.mockReturnValue(true);
    jest.useFakeTimers();
    const { rerender } = await setUp(sign);
    await pass(2_999);
    rerender({ path: open });
    await pass(60_000);
    expect(mockLoad).toHaveBeenCalledTimes(2);
  });

  test('has failed, and is loaded again once the connection is back, then not again', async () => {
    const { becomes } = await setUp(sign);
    await becomes('failed');
    goOnline();
    await becomes('failed');
    expect(mockLoad).toHaveBeenCalledTimes(2);
    mockLoad.mockResolvedValue(loaded);
    goOnline();
    await becomes('ready');
    goOnline();
    await prefetchScreen(sign);
    expect(mockLoad).toHaveBeenCalledTimes(3);
  });

  test('is loaded again where the connection is back, but cannot be used at once', async () => {
    jest.useFakeTimers();
    const { result } = await setUp('/pages/sign/auto-sign');
    await pass(0);
    expect(result.current).toBe('failed');
    onLine.mockReturnValue(true);
    goOnline();
    await pass(0);
    expect(mockLoad).toHaveBeenCalledTimes(2);
    mockLoad.mockResolvedValue(loaded);
    await pass(3_000);
    expect(result.current).toBe('ready');
    expect(mockLoad).toHaveBeenCalledTimes(3);
  });
});
