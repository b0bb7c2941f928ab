import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { NavigatorContext } from './router-context';
import type { Query } from './target';
import { usePageTurn } from './use-page-turn';

function setUp(query: Query) {
  const navigator = fakeNavigator({ path: '/pages/step/step-basic/step-basic', query });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  return { navigator, ...renderHook(usePageTurn, { wrapper }) };
}

test('adds the page to the query and keeps the rest of it', () => {
  const { navigator, result } = setUp({ fix: '1', page: '1' });
  result.current('2');
  expect(navigator.push.mock.calls).toEqual([
    [{ path: '/pages/step/step-basic/step-basic', query: { fix: '1', page: '2' } }],
  ]);
  expect(navigator.replace).not.toHaveBeenCalled();
});

test('replaces the page where it is asked to', () => {
  const { navigator, result } = setUp({});
  result.current('2', 'replace');
  expect(navigator.replace.mock.calls).toEqual([
    [{ path: '/pages/step/step-basic/step-basic', query: { page: '2' } }],
  ]);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('a second tap does nothing, and the function stays the same', () => {
  const { navigator, result, rerender } = setUp({});
  const turn = result.current;
  turn('2');
  turn('2');
  rerender();
  expect(result.current).toBe(turn);
  expect(navigator.push).toHaveBeenCalledTimes(1);
});
