import { homeIsAlive, isTab, mayLiveOn, tabPaths } from './tabs';

test('Home may live on behind another screen once its own code has drawn it, other tabs at once', () => {
  expect(tabPaths.filter(mayLiveOn)).toEqual(tabPaths.slice(1));
  homeIsAlive();
  expect(tabPaths.filter(mayLiveOn)).toEqual(tabPaths);
});

test('what stands in the bar is a tab', () => {
  expect(tabPaths.every(isTab)).toBe(true);
  expect(isTab('/pages/settings/settings')).toBe(false);
});
