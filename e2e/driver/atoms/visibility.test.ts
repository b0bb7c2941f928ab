/** @jest-environment jest-fixed-jsdom */
import { installFakeLayout, setLayout } from './fake-layout';
import { describeScreen, displayedText } from './visibility';

beforeAll(installFakeLayout);

test('a hidden element has no text, and non-breaking spaces are spaces', () => {
  document.body.innerHTML = '<p id="a"></p>';
  const [element] = document.querySelectorAll('p');
  if (!element) throw new Error('There is no element');
  // jsdom has no innerText.
  Object.assign(element, { innerText: ' $200.000\u00a0CLP ' });
  expect(displayedText(element)).toBe('$200.000 CLP');
  setLayout(element, { hidden: true });
  expect(displayedText(element)).toBe('');
});

test('the description of the screen has the address and the displayed ids', () => {
  document.body.innerHTML = '<p id="seen"></p><p id="hidden"></p>';
  for (const hidden of document.querySelectorAll('#hidden')) setLayout(hidden, { hidden: true });
  expect(describeScreen()).toEqual({ url: window.location.href, ids: ['seen'] });
});
