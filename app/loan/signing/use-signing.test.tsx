import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ShownAgreement } from '@/app/agreement/agreement-record';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { feel } from '@/lib/bridge/haptics';
import { NavigatorContext } from '@/lib/router/router-context';
import { passTurns } from '@/lib/testing/pass-turns';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import type { ConfirmedQuote } from '../quote/confirmed-quote';
import { useSigning } from './use-signing';

jest.mock('@/lib/bridge/haptics');

const agreement: ShownAgreement = { locale: 'es', clauses: [] };

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

function start(confirmed: ConfirmedQuote | null) {
  const navigator = fakeNavigator({ path: '/', query: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  return { navigator, ...renderHook(() => useSigning(confirmed), { wrapper }) };
}

const sent = () => received.filter(({ path }) => path === 'loan/apply').length;

test('sends one request, and opens the success screen once, when it is called twice', async () => {
  const { confirmed } = await confirmQuote(sandbox, 'approved');
  const { navigator, result } = start(confirmed);
  act(() => {
    result.current.sign(agreement, 'Camila Muñoz');
    result.current.sign(agreement, 'Camila Muñoz');
  });
  expect(result.current.status).toBe('sending');
  await waitFor(() => expect(result.current.status).toBe('signed'));
  expect(sent()).toBe(1);
  const { order_no } = navigator.relaunch.mock.lastCall?.[0].query ?? {};
  act(() => result.current.finish(order_no ?? ''));
  expect(navigator.relaunch).toHaveBeenCalledTimes(1);
  expect(jest.mocked(feel).mock.calls).toEqual([['confirm']]);
});

test('opens no screen when the user has left in the meantime', async () => {
  const { confirmed } = await confirmQuote(sandbox, 'approved');
  const { navigator, result, unmount } = start(confirmed);
  act(() => result.current.sign(agreement, 'Camila Muñoz'));
  unmount();
  await waitFor(() => expect(sandbox.control.state().state.accounts[0]?.orders).toHaveLength(1));
  await passTurns();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('sends nothing, and finishes nothing, without a confirmed quote', async () => {
  const { navigator, result } = start(null);
  act(() => {
    result.current.sign(agreement, 'Camila Muñoz');
    result.current.finish('26110001');
  });
  await passTurns();
  expect(sent()).toBe(0);
  expect(result.current.status).toBe('idle');
  expect(navigator.relaunch).not.toHaveBeenCalled();
});
