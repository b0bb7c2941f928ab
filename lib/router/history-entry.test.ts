import { writeEntry } from './history-entry';

afterEach(() => Reflect.deleteProperty(window.history, 'pushState'));

test.each([
  ['pushState', 1],
  ['replaceState', 0],
] as const)('%s writes an entry without a state', (method, added) => {
  window.history.replaceState({ __NA: true }, '');
  const { length } = window.history;
  writeEntry(window.history, method, '#/pages/a/a');
  expect(window.location.hash).toBe('#/pages/a/a');
  expect(window.history.state).toBeNull();
  expect(window.history.length).toBe(length + added);
});

test('writes it also where the function of `history` does nothing', () => {
  window.history.pushState = () => undefined;
  writeEntry(window.history, 'pushState', '#/pages/b/b');
  expect(window.location.hash).toBe('#/pages/b/b');
});
