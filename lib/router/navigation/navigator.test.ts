import { prerenderedNavigator } from './navigator';

test('while a page is prerendered, it stays at its screen, without a query', () => {
  const navigator = prerenderedNavigator('/pages/a/a');
  const target = { path: '/pages/b/b', query: { x: '1' } };
  const location = {
    target: { path: '/pages/a/a', query: {} },
    navigationType: 'load',
    key: 0,
  };
  const first = navigator.current();
  expect(first).toEqual(location);
  const listener = jest.fn();
  const unsubscribe = navigator.subscribe(listener);
  for (const go of [navigator.push, navigator.replace, navigator.relaunch, navigator.back]) {
    go(target);
  }
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
  expect(navigator.current()).toBe(first);
  expect(navigator.prerendered()).toBe(first);
  expect(navigator.href(target)).toBe('#/pages/b/b?x=1');
});
