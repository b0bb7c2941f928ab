import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { clearCache, joinTabs, onRevalidate, revalidate } from './cache';
import { useCall } from './use-call';

beforeEach(() => {
  jest.useFakeTimers();
  clearCache({ reload: false });
  server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'Uno' }])));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const banks = () => renderHook(() => useCall('app/get_bank_list', {}));
const apps = () => renderHook(() => useCall('app/get_app_list', {}));

test('revalidate refetches the given paths only', async () => {
  banks();
  apps();
  await pass(3_000);
  act(() => revalidate('app/get_app_list'));
  await pass(0);
  expect(received.map(({ path }) => path)).toEqual([
    'app/get_bank_list',
    'app/get_app_list',
    'app/get_app_list',
  ]);
});

test('what another tab has changed is refetched, and the others are told of what this one has', async () => {
  jest.useRealTimers();
  const leave = joinTabs();
  const other = new BroadcastChannel('luka_writes');
  const told: unknown[] = [];
  other.onmessage = ({ data }) => told.push(data);
  apps();
  await waitFor(() => expect(received).toHaveLength(1));
  other.postMessage(['app/get_app_list']);
  await waitFor(() => expect(received).toHaveLength(2));
  act(() => revalidate('app/get_app_list'));
  await waitFor(() => expect(told).toEqual([['app/get_app_list']]));
  leave();
  other.close();
});

test('clearCache drops the data, and a reply in flight', async () => {
  server.use(http.post('*', () => ok('app/get_bank_info', samples['app/get_bank_info'].ret)));
  const read = renderHook(() => useCall('app/get_bank_info', {}));
  await pass(0);
  expect(read.result.current.data).toMatchObject({ full_name: 'Ana Muñoz' });
  let release = () => {};
  server.use(
    http.post(
      '*',
      () =>
        new Promise((resolve) => {
          release = () => resolve(ok('app/get_bank_info', samples['app/get_bank_info'].ret));
        }),
    ),
  );
  act(() => void read.result.current.retry());
  await pass(0);
  act(() => clearCache({ reload: false }));
  expect(read.result.current.data).toBeUndefined();
  release();
  await pass(0);
  expect(read.result.current.data).toBeUndefined();
});

test('clearCache with reload refetches what is mounted', async () => {
  jest.useRealTimers();
  banks();
  await waitFor(() => expect(received).toHaveLength(1));
  act(() => clearCache({ reload: true }));
  await waitFor(() => expect(received).toHaveLength(2));
});

test('onRevalidate notifies a listener until it unsubscribes', () => {
  const listener = jest.fn();
  const unsubscribe = onRevalidate(listener);
  revalidate('user/get_complete_order', 'app/home');
  unsubscribe();
  revalidate('user/get_complete_order');
  expect(listener.mock.calls).toEqual([[['user/get_complete_order', 'app/home']]]);
});
