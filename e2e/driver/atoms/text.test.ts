import { describeScreen } from './describe';
import { layOut, place } from './lay-out';
import { textOf } from './text';

beforeAll(layOut);

test('what is hidden has no text; hard spaces are spaces', () => {
  document.body.innerHTML = '<p id="a"></p>';
  const [element] = document.querySelectorAll('p');
  if (!element) throw new Error('There is no element');
  // jsdom has no innerText of its own.
  Object.assign(element, { innerText: ' $200.000\u00a0CLP ' });
  expect(textOf(element)).toBe('$200.000 CLP');
  place(element, { hidden: true });
  expect(textOf(element)).toBe('');
});

test('a description of the screen names the address and the ids in sight', () => {
  document.body.innerHTML = '<p id="seen"></p><p id="hidden"></p>';
  for (const hidden of document.querySelectorAll('#hidden')) place(hidden, { hidden: true });
  expect(describeScreen()).toEqual({ url: window.location.href, ids: ['seen'] });
});
