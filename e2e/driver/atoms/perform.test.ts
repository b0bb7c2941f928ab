import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import type { Looked } from './find';
import { layOut, place } from './lay-out';
import { type Act, perform } from './perform';

beforeAll(layOut);
afterEach(() => {
  document.body.innerHTML = '';
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function doing(value: string, act: Act, index = 0) {
  return perform({ looked: { how: 'id', value }, index, act });
}

function element<E extends Element>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${id}`);
}

test.each<[Looked, number]>([
  [{ how: 'id', value: 'a' }, 1],
  [{ how: 'className', value: 'c' }, 2],
  [{ how: 'cssSelector', value: 'p.c' }, 1],
  [{ how: 'name', value: 'n' }, 1],
  [{ how: 'tag', value: 'p' }, 1],
  [{ how: 'xpath', value: '//p[@class="c"]' }, 1],
  [{ how: 'href', value: 'Repay now' }, 1],
  [{ how: 'href', value: 'Repay' }, 0],
  [{ how: 'hrefContains', value: 'Repay' }, 1],
])('%j names %i elements', (looked, count) => {
  show('<p id="a" class="c"></p><input name="n" class="c"><a href="/pay"> Repay now </a>');
  expect(perform({ looked, index: 0, act: { do: 'count' } })).toEqual({ value: count });
});

test('an element that is not there, or not so many times, is said to be missing', () => {
  show('<p id="a"></p>');
  expect(doing('b', { do: 'tap' })).toEqual({ failed: 'element was not found at index: 0' });
  expect(doing('a', { do: 'tap' }, 1)).toEqual({ failed: 'element was not found at index: 1' });
});

test('a tap is the mouse events of Espresso-Web, in their order, and no pointer event', () => {
  show('<button id="a">Go</button>');
  const heard: string[] = [];
  const types = ['pointerdown', 'mouseover', 'mousemove', 'mousedown', 'focus', 'mouseup', 'click'];
  for (const type of types) {
    element('a', HTMLElement).addEventListener(type, () => heard.push(type));
  }
  expect(doing('a', { do: 'tap' })).toEqual({ value: null });
  expect(heard).toEqual(['mouseover', 'mousemove', 'mousedown', 'focus', 'mouseup', 'click']);
});

test('what is hidden, or lies under something else, is not tapped', () => {
  show('<button id="a">Go</button><div class="shield"></div>');
  place(element('a', HTMLElement), { hidden: true });
  expect(doing('a', { do: 'tap' })).toEqual({ failed: 'it is not shown' });
  place(element('a', HTMLElement), { covered: document.querySelector('.shield') ?? undefined });
  expect(doing('a', { do: 'tap' })).toEqual({ failed: '<div.shield> lies over it' });
});

test('a field that its label draws is tapped through the label', () => {
  show('<input id="a" type="checkbox"><label for="a">Yes</label>');
  const box = element('a', HTMLInputElement);
  place(box, { covered: document.querySelector('label') ?? undefined });
  expect(doing('a', { do: 'tap' })).toEqual({ value: null });
  expect(box.checked).toBe(true);
});

test('a disabled button takes a tap and does nothing', () => {
  show('<button id="a" disabled>Go</button>');
  const clicked = jest.fn();
  element('a', HTMLElement).addEventListener('click', clicked);
  expect(doing('a', { do: 'tap' })).toEqual({ value: null });
  expect(clicked).not.toHaveBeenCalled();
});

test('a tap on an option chooses it, as a change of its list', () => {
  show('<select id="s"><option>one</option><option id="a">two</option></select>');
  const changed = jest.fn();
  const list = element('s', HTMLSelectElement);
  list.addEventListener('change', changed);
  doing('a', { do: 'tap' });
  expect(list.value).toBe('two');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('typing goes on where a plain field ends, key by key; replacing begins anew; clearing empties', () => {
  show('<input id="a" value="ab">');
  const field = element('a', HTMLInputElement);
  const heard: (string | null)[] = [];
  field.addEventListener('input', (event) => {
    if (event instanceof InputEvent) heard.push(event.data);
  });
  doing('a', { do: 'typeText', text: 'é😀' });
  expect([field.value, heard]).toEqual(['abé😀', ['é', '😀']]);
  doing('a', { do: 'replaceText', text: 'new' });
  expect(field.value).toBe('new');
  doing('a', { do: 'clearText' });
  expect(field.value).toBe('');
});

test.each([
  ['<p id="a"></p>', 'it is no field'],
  ['<input id="a" disabled>', 'disabled or read-only'],
])('%s is not typed into: %s', (html, why) => {
  show(html);
  expect(doing('a', { do: 'typeText', text: 'x' })).toEqual({
    failed: expect.stringContaining(why),
  });
});

test('a field of React’s is not typed into, as Android types past it', () => {
  render(createElement('input', { id: 'a', 'aria-label': 'Name' }));
  for (const act of [{ do: 'typeText', text: 'x' } as const, { do: 'clearText' } as const]) {
    expect(doing('a', act)).toEqual({ failed: expect.stringContaining('enterText') });
  }
  // What the refusal is about: a value that is set so is no news to React.
  const heard = jest.fn();
  render(createElement('input', { 'aria-label': 'Heard', onChange: heard }));
  const field = screen.getByLabelText<HTMLInputElement>('Heard');
  field.value = 'x';
  fireEvent(field, new InputEvent('input', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});

test('a script gets the element and its arguments, and may not be asynchronous', () => {
  show('<p id="a">x</p>');
  const errand = {
    looked: { how: 'id', value: 'a' },
    index: 0,
    act: { do: 'runScript', args: [2] },
  } as const;
  expect(perform(errand, (...given) => given.length)).toEqual({ value: 2 });
  expect(perform(errand, () => undefined)).toEqual({ value: null });
  expect(perform(errand, async () => 1)).toEqual({
    failed: expect.stringContaining('asynchronous'),
  });
});

test('address, title and the place in a field can be asked for and set', () => {
  show('<input id="a" value="abc">');
  document.title = 'Luka';
  expect(doing('a', { do: 'getTitle' })).toEqual({ value: 'Luka' });
  expect(doing('a', { do: 'getCurrentUrl' })).toEqual({ value: window.location.href });
  const field = element('a', HTMLInputElement);
  doing('a', { do: 'selectAllText' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  doing('a', { do: 'moveCursorToEnd' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  expect(document.activeElement).toBe(field);
});
