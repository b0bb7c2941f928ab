import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { setFetch } from '@/lib/api/transport';
import { useCall } from '@/lib/api/use-call';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import { followPhone } from './follow-phone';

let stop: () => void;

beforeEach(() => {
  stop = followPhone();
});
afterEach(() => {
  stop();
  setFetch(undefined);
});

function push(event: string, data?: unknown) {
  return act(async () => void window.onMessage?.(JSON.stringify({ event, data })));
}

/** Counts how often a screen's data are asked for. */
async function showScreen() {
  const sandbox = createTestSandbox();
  const asked = jest.fn();
  setFetch((request) => {
    asked();
    return sandbox.fetch(request);
  });
  const provider = { provider: () => new Map(), dedupingInterval: 0 };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={provider}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useCall('app/home', {}), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return asked;
}

test('a connection that returns has what is on show asked anew', async () => {
  const asked = await showScreen();
  await push('network', { online: true });
  expect(asked).toHaveBeenCalledTimes(1);
  await push('network', { online: false });
  expect(asked).toHaveBeenCalledTimes(1);
  await push('network', { online: true });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('coming back has what is on show asked anew', async () => {
  const asked = await showScreen();
  await push('pause');
  expect(asked).toHaveBeenCalledTimes(1);
  const later = Date.now() + 31_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await push('resume');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  jest.restoreAllMocks();
});

test('going out of sight is told to those who have something to write', async () => {
  const hidden = jest.fn();
  document.addEventListener('freeze', hidden);
  await push('pause');
  expect(hidden).toHaveBeenCalledTimes(1);
  document.removeEventListener('freeze', hidden);
});

test('what nobody follows any more is left to the shell', () => {
  stop();
  expect(window.onMessage?.(JSON.stringify({ event: 'resume' }))).toBe(false);
});
