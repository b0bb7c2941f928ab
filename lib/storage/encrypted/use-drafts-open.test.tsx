import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { drafts } from '../text-store';
import { areDraftsOpen, openDrafts, useDraftsOpen } from './use-drafts-open';

let fake: FakeIndexedDb;

beforeEach(async () => {
  fake = await installFakeIndexedDb();
});
afterEach(() => {
  act(() => drafts.close());
  fake.remove();
});

function Probe() {
  return <p>{String(useDraftsOpen())}</p>;
}

test('drafts stay closed on a page that cannot encrypt', async () => {
  fake.remove();
  await openDrafts();
  expect(areDraftsOpen()).toBe(false);
});

test('drafts are closed until openDrafts has resolved', async () => {
  expect(areDraftsOpen()).toBe(false);
  const opened = openDrafts();
  expect(areDraftsOpen()).toBe(false);
  await opened;
  expect(areDraftsOpen()).toBe(true);
});

test('a component that reads drafts opens them and is rendered again', async () => {
  const { result } = renderHook(() => useDraftsOpen());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(areDraftsOpen()).toBe(true);
});

test('drafts that a mounted component reads are opened again after the end of a session', async () => {
  const { result } = renderHook(() => useDraftsOpen());
  await waitFor(() => expect(result.current).toBe(true));
  act(() => drafts.close());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

test('drafts of a session that ends while they open are opened for the next one', async () => {
  const { result } = renderHook(() => useDraftsOpen());
  act(() => drafts.close());
  await waitFor(() => expect(result.current).toBe(true));
});

test('drafts are not opened again for a component that is unmounted', async () => {
  const { unmount } = renderHook(() => useDraftsOpen());
  act(() => drafts.close());
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(areDraftsOpen()).toBe(false);
});

test('a component that mounts while drafts are open reads them at once', async () => {
  await openDrafts();
  const { result } = renderHook(() => useDraftsOpen());
  expect(result.current).toBe(true);
});

test('a prerendered page shows drafts as closed, whatever is open', async () => {
  await openDrafts();
  expect(renderToString(<Probe />)).toBe('<p>false</p>');
});
