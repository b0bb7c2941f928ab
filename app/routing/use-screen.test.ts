import { act, renderHook, waitFor } from '@testing-library/react';
import { allScreenParts, loadCatalogues } from '@/lib/i18n/catalogue';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { loadNewBuild } from './load-new-build';
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
    '/pages/contract-new/my-coupon': async () => ({
      screen: mockScreens['/pages/contract-new/my-coupon'],
    }),
    '/pages/order-detail/order-detail': async () => ({
      screen: mockScreens['/pages/order-detail/order-detail'],
    }),
  },
}));

jest.mock('./load-new-build', () => ({
  loadNewBuild: jest.fn(async () => false),
  endNewBuildLoad: jest.fn(),
}));

beforeAll(() => loadCatalogues('es', allScreenParts));

/** What a screen's status was at each render. */
function setUp(path: string) {
  const renders: string[] = [];
  const hook = renderHook(
    (props) => {
      const { status } = useScreen(props.path);
      renders.push(status);
      return status;
    },
    { initialProps: { path } },
  );
  const becomes = (status: string) => waitFor(() => expect(hook.result.current).toBe(status));
  return { ...hook, renders, becomes };
}

test('a screen is ready once it has loaded, and at once when it is opened again', async () => {
  const { renders, rerender, becomes } = setUp(personal);
  await becomes('ready');
  expect(renders[0]).toBe('pending');
  rerender({ path: open });
  await becomes('ready');
  renders.length = 0;
  rerender({ path: personal });
  expect(renders).toEqual(['ready']);
});

test('a screen that was prefetched is ready at once', async () => {
  await prefetchScreen(other);
  expect(setUp(other).renders).toEqual(['ready']);
});

describe('a screen whose code cannot be loaded at first', () => {
  const sign = '/pages/sign/sign';
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const loaded = { screen: defineScreen({ query: noQuery, Screen }) };
  let onLine: jest.SpyInstance;
  beforeEach(() => {
    onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockLoad.mockReset().mockRejectedValue(new Error('no connection'));
  });

  test('whose host has a new build by now is not asked for again: the page is loaded again', async () => {
    onLine.mockReturnValue(true);
    jest.useFakeTimers();
    jest.mocked(loadNewBuild).mockResolvedValueOnce(true);
    const { result } = await setUp(sign);
    await pass(30_000);
    expect(mockLoad).toHaveBeenCalledTimes(1);
    expect(result.current).toBe('slow');
  });

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
    const { result } = setUp(sign);
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
    const { rerender } = setUp(sign);
    await pass(2_999);
    rerender({ path: open });
    await pass(60_000);
    expect(mockLoad).toHaveBeenCalledTimes(2);
  });

  test('has failed, and is loaded again once the connection is back, then not again', async () => {
    const { becomes } = setUp(sign);
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
    const { result } = setUp('/pages/sign/auto-sign');
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
