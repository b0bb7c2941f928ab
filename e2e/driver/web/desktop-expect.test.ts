import type { Action } from '../atoms/perform';
import { DesktopExpect } from './desktop-expect';
import type { WebView } from './web-element';

/** A page with one element, `a`, with a text. */
function createDetox(text = 'Pay $200.000 now') {
  const actions: Action[] = [];
  const webView: WebView = {
    perform: async ({ matcher, index, action }) => {
      actions.push(action);
      const count = matcher.locator.value === 'a' ? 1 : 0;
      if (action.do === 'count') return { value: count };
      return index < count ? { value: text } : { failed: 'element was not found at index: 0' };
    },
    waitForIdle: async () => undefined,
    describeScreen: async () => 'https://app.luka.local/ with #home-apply',
  };
  return {
    actions,
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
