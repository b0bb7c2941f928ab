import type { Action } from '../atoms/perform';
import { DesktopExpect } from './desktop-expect';
import type { WebView } from './web-element';

/** A page with one element, `a`, with a text. */
function createDetox(text = 'Pay $200.000 now') {
  const actions: Action[] = [];
  const scripts: (string | undefined)[] = [];
  const webView: WebView = {
    perform: async ({ matcher, index, action }, script) => {
      actions.push(action);
      scripts.push(script);
      const count = matcher.locator.value === 'a' ? 1 : 0;
      if (action.do === 'count') return { value: count };
      return index < count ? { value: text } : { failed: 'element was not found at index: 0' };
    },
    waitForIdle: async () => undefined,
    describeScreen: async () => 'https://app.luka.local/ with #home-apply',
  };
  return {
    actions,
    scripts,
    ...methodsOf(new DesktopExpect({ runtimeDevice: { deviceDriver: { webView } } })),
  };
}

function methodsOf({ by, web, expect: expectOf }: DesktopExpect) {
  return { by, web, expectOf };
}

test('toHaveText passes where the text is contained, and looks once', async () => {
  const { actions, by, web, expectOf } = createDetox();
  const element = web.element(by.web.id('a'));
  await expectOf(element).toHaveText('$200.000');
  await expectOf(element).not.toHaveText('$300.000');
  expect(actions).toHaveLength(2);
  await expect(expectOf(element).toHaveText('$300.000')).rejects.toThrow(
    'expected text "$300.000", but found "Pay $200.000 now"',
  );
  await expect(expectOf(element).not.toHaveText('Pay')).rejects.toThrow('expected not text "Pay"');
});

test('toHaveText fails without the element, negated or not', async () => {
  const { by, web, expectOf } = createDetox();
  const missing = web.element(by.web.id('b'));
  await expect(expectOf(missing).toHaveText('x')).rejects.toThrow('not found');
  await expect(expectOf(missing).not.toHaveText('x')).rejects.toThrow('not found');
});

test('toExist ignores the index', async () => {
  const { by, web, expectOf } = createDetox();
  await expectOf(web.element(by.web.id('a')).atIndex(7)).toExist();
  await expectOf(web.element(by.web.id('b'))).not.toExist();
  await expect(expectOf(web.element(by.web.id('b'))).toExist()).rejects.toThrow('to exist');
});

test('an error has the matcher and what is on the screen', async () => {
  const { by, web } = createDetox();
  await expect(web.element(by.web.id('b')).atIndex(2).tap()).rejects.toThrow(
    'tap: element was not found at index: 0\n' +
      "  looked for: by.web.id('b').atIndex(2)\n" +
      '  on screen: https://app.luka.local/ with #home-apply',
  );
});

test('the stack of an error begins with the spec', async () => {
  const { by, web } = createDetox();
  const error: unknown = await web
    .element(by.web.id('b'))
    .tap()
    .catch((thrown: unknown) => thrown);
  const stack = error instanceof Error ? String(error.stack) : '';
  expect(stack).not.toContain('web-element.ts');
});

test.each([
  '(element) => element.id',
  'element => element.id',
  'function (element) { return element.id; }',
  (element: Element) => element.id,
])('the script %s is accepted', async (script) => {
  const { scripts, by, web } = createDetox();
  await web.element(by.web.id('a')).runScript(script);
  expect(scripts).toEqual([`(${script})`]);
});

test.each([undefined, 1, 'document.title', 'async () => 1', async () => 1])(
  'the script %s is refused',
  async (script) => {
    const { by, web } = createDetox();
    await expect(web.element(by.web.id('a')).runScript(script)).rejects.toThrow(
      'runScript takes a function that is not asynchronous',
    );
  },
);
