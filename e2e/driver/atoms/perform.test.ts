/** @jest-environment jest-fixed-jsdom */
import { installFakeLayout, setLayout } from './fake-layout';
import { type Action, perform, type WebLocator } from './perform';

beforeAll(installFakeLayout);
afterEach(() => {
  document.body.innerHTML = '';
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function performById(value: string, action: Action, index = 0) {
  return perform({ locator: { by: 'id', value }, index, action });
}

function element<E extends Element>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${id}`);
}

test.each<[WebLocator, number]>([
  [{ by: 'id', value: 'a' }, 1],
  [{ by: 'cssSelector', value: 'p.c' }, 1],
  [{ by: 'tag', value: 'p' }, 1],
])('%j finds %i elements', (locator, count) => {
  show('<p id="a" class="c"></p><input class="c">');
  expect(perform({ locator, index: 0, action: { do: 'count' } })).toEqual({ value: count });
});

test('an element that does not exist at the index is not found', () => {
  show('<p id="a"></p>');
  expect(performById('b', { do: 'tap' })).toEqual({ failed: 'element was not found at index: 0' });
  expect(performById('a', { do: 'tap' }, 1)).toEqual({
    failed: 'element was not found at index: 1',
  });
});

test('a tap dispatches the mouse events of Espresso-Web in their order, and no pointer event', () => {
  show('<button id="a">Go</button>');
  const events: string[] = [];
  const types = ['pointerdown', 'mouseover', 'mousemove', 'mousedown', 'focus', 'mouseup', 'click'];
  for (const type of types) {
    element('a', HTMLElement).addEventListener(type, () => events.push(type));
  }
  expect(performById('a', { do: 'tap' })).toEqual({ value: null });
  expect(events).toEqual(['mouseover', 'mousemove', 'mousedown', 'focus', 'mouseup', 'click']);
});

test('a hidden or covered element is not tapped', () => {
  show('<button id="a">Go</button><div class="shield"></div>');
  setLayout(element('a', HTMLElement), { hidden: true });
  expect(performById('a', { do: 'tap' })).toEqual({ failed: 'it is not displayed' });
  setLayout(element('a', HTMLElement), { covered: document.querySelector('.shield') ?? undefined });
  expect(performById('a', { do: 'tap' })).toEqual({ failed: '<div.shield> covers it' });
});

test('a field that is covered by its label is tapped', () => {
  show('<input id="a" type="checkbox"><label for="a">Yes</label>');
  const box = element('a', HTMLInputElement);
  setLayout(box, { covered: document.querySelector('label') ?? undefined });
  expect(performById('a', { do: 'tap' })).toEqual({ value: null });
  expect(box.checked).toBe(true);
});

test('a tap on a disabled button has no effect', () => {
  show('<button id="a" disabled>Go</button>');
  const clicked = jest.fn();
  element('a', HTMLElement).addEventListener('click', clicked);
  expect(performById('a', { do: 'tap' })).toEqual({ value: null });
  expect(clicked).not.toHaveBeenCalled();
});

test('a tap on an option chooses it and changes its list', () => {
  show('<select id="s"><option>one</option><option id="a">two</option></select>');
  const changed = jest.fn();
  const list = element('s', HTMLSelectElement);
  list.addEventListener('change', changed);
  performById('a', { do: 'tap' });
  expect(list.value).toBe('two');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a script is called with the element and its arguments, and must be synchronous', () => {
  show('<p id="a">x</p>');
  const action = {
    locator: { by: 'id', value: 'a' },
    index: 0,
    action: { do: 'runScript', args: [2] },
  } as const;
  expect(perform(action, (...args) => args.length)).toEqual({ value: 2 });
  expect(perform(action, () => undefined)).toEqual({ value: null });
  expect(perform(action, async () => 1)).toEqual({
    failed: expect.stringContaining('asynchronous'),
  });
});

test('the address is returned', () => {
  show('<p id="a"></p>');
  expect(performById('a', { do: 'getCurrentUrl' })).toEqual({ value: window.location.href });
});
