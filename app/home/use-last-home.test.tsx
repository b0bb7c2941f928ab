import { renderHook } from '@testing-library/react';
import { ApiError } from '@/lib/api/errors';
import { samples } from '@/lib/testing/api-samples';
import { ChosenCatalogue } from '@/lib/testing/render';
import { readLastHome, writeLastHome } from './last-home';
import type { HomeCall } from './use-home';
import { useLastHome } from './use-last-home';

jest.mock('./last-home', () => ({
  readLastHome: jest.fn(() => Promise.resolve(null)),
  writeLastHome: jest.fn(),
}));

const home = samples['app/home'].ret;
const replied: HomeCall = {
  data: home,
  error: undefined,
  isLogged: true,
  isPending: false,
  isOffline: false,
  isRefreshing: false,
  retry: () => Promise.resolve(true),
};
const refreshing: HomeCall = { ...replied, isRefreshing: true };

/** Passes the calls one after the other, as a component that is rendered again does. */
function pass(first: HomeCall, ...others: HomeCall[]) {
  const { rerender } = renderHook(({ call }: { call: HomeCall }) => useLastHome(call), {
    initialProps: { call: first },
    wrapper: ChosenCatalogue,
  });
  for (const call of others) rerender({ call });
}

beforeEach(() => {
  jest.mocked(readLastHome).mockClear();
  jest.mocked(writeLastHome).mockClear();
});

test('stores a Home once, as soon as it was received', () => {
  pass({ ...refreshing, data: undefined }, replied, { ...replied });
  expect(jest.mocked(writeLastHome).mock.calls).toEqual([[home, 'es']]);
});

test.each<[string, HomeCall, HomeCall[]]>([
  ['was received before', replied, []],
  ['is still being refetched', refreshing, [{ ...refreshing }]],
  [
    'could not be refetched',
    refreshing,
    [{ ...replied, error: new ApiError('network', { path: 'app/home', hint: 'x' }) }],
  ],
  ['belongs to a guest', { ...refreshing, isLogged: false }, [{ ...replied, isLogged: false }]],
])('does not store a Home that %s', (_, first, others) => {
  pass(first, ...others);
  expect(writeLastHome).not.toHaveBeenCalled();
});

test.each<[string, HomeCall, number]>([
  ['reads the last Home of a user until there is a reply', { ...refreshing, data: undefined }, 1],
  ['reads no last Home once there is a reply', replied, 0],
  ['reads no last Home for a guest', { ...refreshing, data: undefined, isLogged: false }, 0],
])('%s', (_, call, times) => {
  pass(call);
  expect(readLastHome).toHaveBeenCalledTimes(times);
});
