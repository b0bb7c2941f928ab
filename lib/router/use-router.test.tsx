import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLeaveGuard, useLeaveRequest } from './leave-guard';
import { type Navigator, prerenderedNavigator, type RouteLocation } from './navigation/navigator';
import { NavigatorContext, useNavigator } from './router-context';
import { usePageTurn } from './use-page-turn';
import { useRouteLocation, useRouter } from './use-router';

const form = '/pages/step/step-basic/step-basic';

/** A navigator whose location can be changed, and that counts what it is told to do. */
function fakeNavigator(query: Record<string, string> = {}) {
  const listeners = new Set<() => void>();
  let location: RouteLocation = { target: { path: form, query }, navigationType: 'load', key: 0 };
  return {
    ...prerenderedNavigator(form),
    current: () => location,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moveTo(path: string) {
      location = { target: { path, query: {} }, navigationType: 'push', key: 1 };
      for (const listener of listeners) listener();
    },
    push: jest.fn<void, Parameters<Navigator['push']>>(),
    replace: jest.fn<void, Parameters<Navigator['replace']>>(),
    relaunch: jest.fn<void, Parameters<Navigator['relaunch']>>(),
    back: jest.fn<void, Parameters<Navigator['back']>>(),
    whenIdle: (then: () => void) => then(),
  };
}

function setUp<T>(use: () => T, navigator = fakeNavigator()) {
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

test('the location follows the navigator', () => {
  const { navigator, result } = setUp(useRouteLocation);
  expect(result.current.target.path).toBe(form);
  act(() => navigator.moveTo('/'));
  expect(result.current.target.path).toBe('/');
});

test('a page is turned to within the screen, whose query it keeps', () => {
  const { navigator, result } = setUp(usePageTurn, fakeNavigator({ fix: '1', page: '2' }));
  result.current('3');
  result.current('4', 'replace');
  expect(navigator.push.mock.calls).toEqual([[{ path: form, query: { fix: '1', page: '3' } }]]);
  expect(navigator.replace.mock.calls).toEqual([[{ path: form, query: { fix: '1', page: '4' } }]]);
});

test('a second tap does not turn to the page that is shown already', () => {
  const { navigator, result } = setUp(usePageTurn, fakeNavigator({ page: '2' }));
  result.current('2');
  expect(navigator.push).not.toHaveBeenCalled();
});

test('a page turn raises no question about unsaved changes', () => {
  const { navigator, result } = setUp(() => {
    useLeaveGuard(true);
    return usePageTurn();
  });
  result.current('2');
  expect(navigator.push).toHaveBeenCalledTimes(1);
});

test('a component outside of any navigator is told what it lacks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useNavigator)).toThrow('NavigatorContext');
  jest.restoreAllMocks();
});
