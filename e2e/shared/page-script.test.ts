/** @jest-environment jest-fixed-jsdom */
import { pageScript } from './page-script';

test('calls the function with its argument, also where a loader has named the functions within', () => {
  const named = Object.assign(() => undefined, {
    toString: () =>
      '(given) => { const inner = __name(() => given.text, "inner"); document.title = inner(); }',
  });
  // biome-ignore lint/security/noGlobalEval: Playwright does the same in a page.
  globalThis.eval(pageScript<object>(named, { text: 'a' }));
  expect(document.title).toBe('a');
});
