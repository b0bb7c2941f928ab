import { pageAddress, pageFragment, replacePageFragment } from './page-fragment';

test('replaces what follows # and keeps path, query, and adds no history entry', () => {
  window.history.replaceState(null, '', '/preview/?locale=vi#old%20part');
  expect(pageFragment()).toBe('old%20part');
  const before = window.history.length;
  replacePageFragment('new');
  expect(pageAddress()).toMatch(/^http.*\/preview\/\?locale=vi#new$/);
  expect(window.history.length).toBe(before);
});

test('an empty fragment leaves no # behind', () => {
  window.history.replaceState(null, '', '/preview/?locale=vi#old');
  replacePageFragment('');
  expect(pageAddress()).toMatch(/\/preview\/\?locale=vi$/);
  expect(pageFragment()).toBe('');
});
