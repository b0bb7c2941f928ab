import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { localeAtom } from '@/lib/i18n/current-locale';
import { samples } from '@/lib/testing/api-samples';
import { never, ok, received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import es from '@/locales/codes/es.json';
import { clearCache, revalidate } from './cache';
import { requestTimeoutMs } from './deadline';
import { useCall } from './use-call';

const { body, ret } = samples['loan/preview'];

beforeEach(() => {
  jest.useFakeTimers();
  clearCache({ reload: false });
  server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'Uno' }])));
});

afterEach(() => getDefaultStore().set(localeAtom, 'es'));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const banks = () => renderHook(() => useCall('app/get_bank_list', {}));
const areas = () => renderHook(() => useCall('app/get_area', {}));
const apps = () => renderHook(() => useCall('app/get_app_list', {}));
async function focus() {
  window.dispatchEvent(new Event('focus'));
  await pass(0);
}
const drop = () => {
  server.use(http.post('*', () => HttpResponse.error()));
};

test('is pending, then has data', async () => {
  const { result } = banks();
  expect(result.current).toMatchObject({ data: undefined, isPending: true, isOffline: false });
  await pass(0);
  expect(result.current).toMatchObject({
    data: [{ code: '1', name: 'Uno' }],
    error: undefined,
    isPending: false,
    isRefreshing: false,
  });
});

test('fetches nothing for a null body', async () => {
  const { result } = renderHook(() => useCall('app/get_bank_list', null));
  await pass(100);
  expect(result.current).toMatchObject({ data: undefined, isRefreshing: false });
  expect(received).toEqual([]);
});

test('has its own texts in place of the server’s where it knows their code', async () => {
  const [app] = samples['app/get_app_list'].ret;
  const list = [
    { ...app, id: 'hola-ahorro', text: 'Save' },
    { ...app, text: 'Hello' },
  ];
  server.use(http.post('*', () => HttpResponse.json({ code: 0, msg: '', ret: list })));
  const { result } = apps();
  await pass(0);
  expect(result.current.data?.map(({ text }) => text)).toEqual([es.app['hola-ahorro'], 'Hello']);
});

test.each([
  ['without a connection, when it is offline', () => HttpResponse.error(), 'network', 0],
  ['after a server error', () => HttpResponse.json('', { status: 500 }), 'http', 0],
  ['after no reply came in time', never, 'timeout', requestTimeoutMs],
])('retries once %s', async (_, reply, code, ms) => {
  server.use(http.post('*', reply));
  const { result } = apps();
  await pass(ms);
  expect(result.current).toMatchObject({ error: { code }, isOffline: code === 'network' });
  await pass(ms + 180_000);
  expect(received).toHaveLength(2);
});

test.each([
  ['a refusal', () => HttpResponse.json({ code: 1, msg: 'No' }), 'refused'],
  ['a wrong shape', () => HttpResponse.json({ code: 0, msg: '', ret: 12 }), 'shape'],
])('does not retry after %s', async (_, reply, code) => {
  server.use(http.post('*', reply));
  const { result } = apps();
  await pass(120_000);
  expect(result.current).toMatchObject({ error: { code }, isOffline: false });
  expect(received).toHaveLength(1);
});

test('retry resolves with whether it succeeded', async () => {
  drop();
  const { result } = apps();
  await pass(0);
  expect(await act(() => result.current.retry())).toBe(false);
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  expect(await act(() => result.current.retry())).toBe(true);
  expect(result.current).toMatchObject({ data: [{ id: 'x' }], error: undefined });
});

test('keeps the data when a refetch fails', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  const { result } = apps();
  await pass(0);
  drop();
  await act(() => result.current.retry());
  expect(result.current).toMatchObject({ data: [{ id: 'x' }], isOffline: true });
});

test('refetches on focus, at most every 30 s', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  apps();
  await pass(31_000);
  await focus();
  await pass(10_000);
  await focus();
  expect(received).toHaveLength(2);
  await pass(21_000);
  await focus();
  expect(received).toHaveLength(3);
});

test('fetches a static list once, not on every mount and focus', async () => {
  const { unmount } = areas();
  await pass(31_000);
  await focus();
  unmount();
  areas();
  await pass(0);
  expect(received).toHaveLength(1);
});

test('refetches on reconnect', async () => {
  apps();
  await pass(3_000);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(received).toHaveLength(2);
});

test('refetches in another language', async () => {
  banks();
  await pass(0);
  await act(async () => getDefaultStore().set(localeAtom, 'en'));
  await pass(0);
  expect(received.map(({ headers }) => headers.language)).toEqual(['es', 'en']);
});

test('keeps the data until those in another language are here', async () => {
  const seen: (string | undefined)[] = [];
  renderHook(() => seen.push(useCall('app/get_bank_list', {}).data?.[0]?.name));
  await pass(0);
  server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'One' }])));
  await act(async () => getDefaultStore().set(localeAtom, 'en'));
  await pass(0);
  expect([...new Set(seen)]).toEqual([undefined, 'Uno', 'One']);
  expect(seen.lastIndexOf(undefined)).toBeLessThan(seen.indexOf('Uno'));
});

test('keeps the data also when the language was changed while the body was null', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  const { result, rerender } = renderHook((isOn) => useCall('app/get_app_list', isOn ? {} : null), {
    initialProps: true,
  });
  await pass(0);
  rerender(false);
  await act(async () => getDefaultStore().set(localeAtom, 'en'));
  server.use(http.post('*', never));
  rerender(true);
  await pass(0);
  expect(result.current).toMatchObject({ data: [{ id: 'x' }], isRefreshing: true });
});

test('has no data of another call with the same body', async () => {
  type Lists = 'app/get_bank_list' | 'app/get_area';
  const { result, rerender } = renderHook((path) => useCall(path, {}), {
    initialProps: 'app/get_bank_list' as Lists,
  });
  await pass(0);
  server.use(http.post('*', never));
  rerender('app/get_area');
  await pass(0);
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
});

test('keeps the data of the previous body only with keepPreviousData', async () => {
  server.use(http.post('*', () => ok('loan/preview', ret)));
  const strict = renderHook(({ amount }) => useCall('loan/preview', { ...body, amount }), {
    initialProps: { amount: 200_000 },
  });
  const keeping = renderHook(
    ({ amount }) => useCall('loan/preview', { ...body, amount }, { keepPreviousData: true }),
    { initialProps: { amount: 200_000 } },
  );
  await pass(0);
  strict.rerender({ amount: 300_000 });
  keeping.rerender({ amount: 300_000 });
  expect(strict.result.current.data).toBeUndefined();
  expect(keeping.result.current).toMatchObject({ data: ret, isRefreshing: true });
});

test.each([
  ['no toast when quiet', true, null],
  ['a toast otherwise', false, { key: 'apiErrors.network' }],
] as const)('shows %s when it fails', async (_, quiet, message) => {
  drop();
  getDefaultStore().set(toastAtom, null);
  renderHook(() => useCall('app/get_app_list', {}, { quiet }));
  await pass(0);
  expect(getDefaultStore().get(toastAtom)?.message ?? null).toEqual(message);
});

describe('data that nothing has shown for a while', () => {
  beforeEach(async () => {
    server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
    apps().unmount();
    await pass(3_000);
  });
  const seenBy = () => {
    const seen: boolean[] = [];
    renderHook(() => seen.push(useCall('app/get_app_list', {}).isRefreshing));
    return seen;
  };

  test.each([
    ['that were revalidated', () => revalidate('app/get_app_list')],
    ['that may have changed elsewhere', () => undefined],
  ])('%s are refreshing from the first render until the new ones are here', async (_, change) => {
    change();
    const seen = seenBy();
    expect(new Set(seen)).toEqual(new Set([true]));
    await pass(1_000);
    expect(seen.at(-1)).toBe(false);
    expect(seen.indexOf(false)).toBe(seen.length - 1);
  });

  test('are no longer refreshing once their request has failed', async () => {
    drop();
    const seen = seenBy();
    await pass(1_000);
    expect(seen.at(-1)).toBe(false);
  });

  test('are refreshing until a request from after the last write is answered', async () => {
    let answer = (_response: Response) => {};
    server.use(http.post('*', () => new Promise<Response>((resolve) => (answer = resolve))));
    apps().unmount();
    await pass(100);
    const first = answer;
    revalidate('app/get_app_list');
    first(ok('app/get_app_list', samples['app/get_app_list'].ret));
    await pass(0);
    expect(new Set(seenBy())).toEqual(new Set([true]));
  });

  test('other data, of a moment ago, are not refreshing', async () => {
    const again = apps();
    await pass(100);
    again.unmount();
    revalidate('app/get_area');
    expect(new Set(seenBy())).toEqual(new Set([false]));
  });

  test('a call without a body has none, and keeps the data of an earlier one', async () => {
    const { result, rerender } = renderHook(
      (isOn) => useCall('app/get_app_list', isOn ? {} : null, { keepPreviousData: true }),
      { initialProps: true },
    );
    await pass(1_000);
    rerender(false);
    revalidate('app/get_app_list');
    rerender(false);
    expect(result.current).toMatchObject({ data: [{ id: 'x' }], isRefreshing: false });
  });
});

test('data of a moment ago, or of a list that never changes, are not refreshing when they are shown again', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  for (const [open, ms] of [
    [apps, 500],
    [banks, 60_000],
  ] as const) {
    const first = open();
    await pass(0);
    first.unmount();
    await pass(ms);
    const again = open();
    await pass(100);
    expect(again.result.current.isRefreshing).toBe(false);
  }
});

test('a refetch of the same data is refreshing from its start to its end', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  const seen: boolean[] = [];
  renderHook(() => seen.push(useCall('app/get_app_list', {}).isRefreshing));
  await pass(3_000);
  seen.length = 0;
  apps();
  await pass(1_000);
  expect(seen).toEqual([true, false]);
});

describe('a screen that needs several calls', () => {
  const answer = ({ request }: { request: Request }) =>
    request.url.endsWith('app/get_area') ? ok('app/get_area', []) : ok('app/get_bank_list', []);

  test('one retry requests all of them that have failed', async () => {
    server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
    const both = renderHook(() => [useCall('app/get_bank_list', {}), useCall('app/get_area', {})]);
    await pass(0);
    expect(both.result.current.map(({ error }) => error?.code)).toEqual(['refused', 'refused']);
    server.use(http.post('*', answer));
    await act(async () => void both.result.current[0]?.retry());
    await pass(0);
    expect(both.result.current.map(({ data }) => data)).toEqual([[], []]);
  });

  test('a retry requests nothing of a screen that is gone, and nothing that has not failed', async () => {
    server.use(
      http.post('*/app/get_area', answer),
      http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })),
    );
    const gone = apps();
    areas();
    await pass(0);
    gone.unmount();
    const { result } = banks();
    await pass(0);
    const before = received.length;
    await act(async () => void result.current.retry());
    expect(received.slice(before).map(({ path }) => path)).toEqual(['app/get_bank_list']);
  });

  test('the failure of an earlier request is not shown while the next one is on its way', async () => {
    server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
    const first = banks();
    await pass(0);
    first.unmount();
    server.use(http.post('*', never));
    const { result } = banks();
    expect(result.current).toMatchObject({ error: undefined, isPending: true });
    await pass(requestTimeoutMs);
    expect(result.current.error?.code).toBe('timeout');
  });
});

test('data that SWR does not request again, as the timer of its interval is late, are not awaited', async () => {
  server.use(http.post('*', () => ok('app/get_app_list', samples['app/get_app_list'].ret)));
  apps();
  await pass(0);
  const { now } = performance;
  // Longer than the interval, while no timer had a turn.
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 2500);
  const { result } = apps();
  await pass(100);
  expect(received).toHaveLength(1);
  expect(result.current.isRefreshing).toBe(false);
});
