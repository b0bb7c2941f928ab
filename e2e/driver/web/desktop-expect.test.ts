import type { Act } from '../atoms/perform';
import { DesktopExpect } from './desktop-expect';
import type { WebView } from './web-element';

/** A page with one element, `a`, which says "Pay $200.000 now". */
function detox(text = 'Pay $200.000 now') {
  const acts: Act[] = [];
  const steps: string[] = [];
  const webView: WebView = {
    perform: async ({ matcher, index, act }) => {
      acts.push(act);
      const count = matcher.looked.value === 'a' ? 1 : 0;
      if (act.do === 'count') return { value: count };
      return index < count ? { value: text } : { failed: 'element was not found at index: 0' };
    },
    settle: async () => undefined,
    whatIsOnScreen: async () => 'https://app.luka.local/ with #home-apply',
    took: async (step) => {
      steps.push(step);
    },
    pressKeys: async () => undefined,
  };
  return {
    acts,
    steps,
    ...parts(new DesktopExpect({ runtimeDevice: { deviceDriver: { webView } } })),
  };
}

function parts({ by, web, expect: expectOf, element, waitFor, system }: DesktopExpect) {
  return { by, web, expectOf, element, waitFor, system };
}

test('toHaveText holds where the text is contained, and looks once', async () => {
  const { acts, by, web, expectOf } = detox();
  const element = web.element(by.web.id('a'));
  await expectOf(element).toHaveText('$200.000');
  await expectOf(element).not.toHaveText('$300.000');
  expect(acts).toHaveLength(2);
  await expect(expectOf(element).toHaveText('$300.000')).rejects.toThrow(
    'expected text "$300.000", but found "Pay $200.000 now"',
  );
  await expect(expectOf(element).not.toHaveText('Pay')).rejects.toThrow('expected not text "Pay"');
});

test('a text is expected of an element that is there, negated too', async () => {
  const { by, web, expectOf } = detox();
  const missing = web.element(by.web.id('b'));
  await expect(expectOf(missing).toHaveText('x')).rejects.toThrow('not found');
  await expect(expectOf(missing).not.toHaveText('x')).rejects.toThrow('not found');
});

test('toExist counts what the matcher names, whatever the index', async () => {
  const { by, web, expectOf } = detox();
  await expectOf(web.element(by.web.id('a')).atIndex(7)).toExist();
  await expectOf(web.element(by.web.id('b'))).not.toExist();
  await expect(expectOf(web.element(by.web.id('b'))).toExist()).rejects.toThrow('to exist');
});

test('an error says what was looked for and what is on the screen', async () => {
  const { by, web } = detox();
  await expect(web.element(by.web.id('b')).atIndex(2).tap()).rejects.toThrow(
    'tap: element was not found at index: 0\n' +
      "  looked for: by.web.id('b').atIndex(2)\n" +
      '  on screen: https://app.luka.local/ with #home-apply',
  );
});

test('an error points at the spec, not at the driver', async () => {
  const { by, web } = detox();
  const error: unknown = await web
    .element(by.web.id('b'))
    .tap()
    .catch((thrown: unknown) => thrown);
  const stack = error instanceof Error ? String(error.stack) : '';
  expect(stack).not.toContain('web-element.ts');
});

test('waitFor takes no web element, and says what to do instead', () => {
  const { by, web, waitFor } = detox();
  expect(() => waitFor(web.element(by.web.id('a')))).toThrow('eventually(');
  expect(() => waitFor()).toThrow('nothing native');
});

test('nothing native can be found or expected', () => {
  const { by, element, expectOf, system, web } = detox();
  expect(() => element(by.id('a'))).toThrow('element(by.id("a")): the desktop shell has nothing');
  expect(() => system.element()).toThrow('nothing native');
  expect(() => expectOf('text')).toThrow('Jest');
  expect(() => web.element(by.id('a'))).toThrow('a matcher of by.web, not by.id("a")');
  expect(() => web('webview')).toThrow('native matcher or none');
});

test('one web view among several may be named, and is the one in front', async () => {
  const { by, web, expectOf } = detox();
  await expectOf(web(by.id('pay')).element(by.web.id('a'))).toExist();
});

test.each(['label', 'value', 'type'] as const)('by.web.%s is not there on Android', (name) => {
  const { by } = detox();
  expect(() => by.web[name]()).toThrow(`by.web.${name} is not there on Android`);
});

test('what changes something, and what was seen, are steps; a look is none', async () => {
  const { steps, by, web, expectOf } = detox();
  const element = web.element(by.web.id('a'));
  await element.tap();
  await element.getText();
  await element.runScript(() => 1);
  await element.runScript(function putText() {}, ['9']);
  await expectOf(element).toExist();
  expect(steps).toEqual([
    "tap by.web.id('a')",
    `putText ["9"] by.web.id('a')`,
    "expect by.web.id('a') to exist",
  ]);
});
