import { canKeepAlive, isTab, markHomeHydrated, tabs } from './tabs';

const paths = tabs.map(({ path }) => path);

test('Home can be kept alive once it is hydrated, other tabs at any time', () => {
  expect(paths.filter(canKeepAlive)).toEqual(paths.slice(1));
  markHomeHydrated();
  expect(paths.filter(canKeepAlive)).toEqual(paths);
});

test('only the paths of the bar are tabs', () => {
  expect(paths.every(isTab)).toBe(true);
  expect(isTab('/pages/settings/settings')).toBe(false);
});
