import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { useLeaveGuard, useLeaveRequest } from './leave-guard';
import { NavigatorContext } from './router-context';
import { usePageTurn } from './use-page-turn';
import { useRouter } from './use-router';

const form = '/pages/step/step-basic/step-basic';

function setUp<T>(use: () => T) {
  const navigator = fakeNavigator({ path: form, query: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  return { navigator, ...renderHook(use, { wrapper }) };
}

test.each(['push', 'replace', 'relaunch'] as const)(
  '%s opens a screen with its query, or with none',
  (method) => {
    const { navigator, result } = setUp(useRouter);
    result.current[method](form);
    result.current[method](form, { fix: '1' });
    expect(navigator[method].mock.calls).toEqual([
      [{ path: form, query: {} }],
      [{ path: form, query: { fix: '1' } }],
    ]);
  },
);

test('Back opens Home where there is no previous entry', () => {
  const { navigator, result } = setUp(useRouter);
  result.current.back();
  expect(navigator.back.mock.calls).toEqual([[{ path: '/', query: {} }]]);
});

test('a screen that its user has left navigates no more when its late reply comes', () => {
  const { navigator, result, unmount } = setUp(useRouter);
  const router = result.current;
  expect(router.isMounted()).toBe(true);
  unmount();
  for (const method of ['push', 'replace', 'relaunch', 'back'] as const) router[method](form);
  expect(router.isMounted()).toBe(false);
  for (const method of ['push', 'replace', 'relaunch', 'back'] as const)
    expect(navigator[method]).not.toHaveBeenCalled();
});

test('a push away from unsaved changes waits for the user', () => {
  const { navigator, result } = setUp(() => {
    useLeaveGuard(true);
    return { router: useRouter(), request: useLeaveRequest() };
  });
  act(() => result.current.router.push(form));
  expect(navigator.push).not.toHaveBeenCalled();
  act(() => result.current.request?.leave());
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('the router stays the same object from render to render', () => {
  const { result, rerender } = setUp(useRouter);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

test('a page turn raises no question about unsaved changes', () => {
  const { navigator, result } = setUp(() => {
    useLeaveGuard(true);
    return usePageTurn();
  });
  result.current('2');
  expect(navigator.push).toHaveBeenCalledTimes(1);
});
