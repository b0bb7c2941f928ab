import { render, renderHook } from '@testing-library/react';
import { ApiError } from '@/lib/api/errors';
import { readValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { ChosenCatalogue } from '@/lib/testing/render';
import { readLastHome, writeLastHome } from './last-home';
import type { HomeCall } from './use-home';
import { useLastHome } from './use-last-home';

jest.mock('./last-home', () => ({
  readLastHome: jest.fn(() => null),
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
  receivedAt: 5,
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

const first: HomeCall = { ...refreshing, data: undefined, receivedAt: undefined };

test('stores a Home once, with the time at which it was received', () => {
  pass(first, replied, { ...replied });
  expect(jest.mocked(writeLastHome).mock.calls).toEqual([[{ home, at: 5 }, 'es']]);
});

test('removes the photos of an application that the reply says was handed in', () => {
  const key = 'luka_draft_u1_photo_selfie';
  writeValue('user_id', 'u1');
  writeValue(key, { imageId: 'img', thumbnail: '', at: Date.parse('2026-11-27T11:59:00Z') });
  const review = { submitted_at: '2026-11-27T09:00:00-03:00' };
  pass(first, { ...replied, data: { ...home, review } });
  expect(readValue(key)).toBeNull();
});

test('stores a Home again that was received again', () => {
  pass(first, replied, { ...refreshing }, { ...replied, receivedAt: 9 });
  const times = jest.mocked(writeLastHome).mock.calls.map(([{ at }]) => at);
  expect(times).toEqual([5, 9]);
});

test('stores a Home that another component had fetched, so that this one never waited for it', () => {
  pass(replied);
  expect(writeLastHome).toHaveBeenCalledTimes(1);
});

test.each<[string, HomeCall, HomeCall[]]>([
  ['is not there yet', first, []],
  ['is of an unknown time', { ...replied, receivedAt: undefined }, []],
  ['is being refetched', refreshing, [{ ...refreshing }]],
  [
    'could not be refetched',
    refreshing,
    [{ ...replied, error: new ApiError('network', { path: 'app/home', hint: 'x' }) }],
  ],
  ['belongs to a guest', { ...refreshing, isLogged: false }, [{ ...replied, isLogged: false }]],
])('does not store a Home that %s', (_, call, others) => {
  pass(call, ...others);
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

test('the last known Home is what is rendered first, without placeholders before it', () => {
  jest.mocked(readLastHome).mockReturnValueOnce({ home, at: 3 });
  const rendered: (number | undefined)[] = [];
  function Shown({ at }: { at: number | undefined }) {
    rendered.push(at);
    return null;
  }
  const View = () => <Shown at={useLastHome(first).at} />;
  render(<View />, { wrapper: ChosenCatalogue });
  expect(rendered).toEqual([3]);
});
