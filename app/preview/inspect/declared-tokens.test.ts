import { DeclaredTokens, specificity } from './declared-tokens';

const tokens = new Set(['--text', '--text-2', '--bad', '--s-2', '--s-4', '--fs-m', '--fw-text']);

function tokensOf(css: string, html: string, selector = '#it') {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.replaceChildren(style);
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element || !style.sheet) throw new Error('nothing to measure');
  return new DeclaredTokens([style.sheet], tokens).of(element);
}

test('a property, and a shorthand once, have the tokens that they are written with', () => {
  const css = '.a { color: var(--text-2); padding: var(--s-2) var(--s-4); }';
  expect(tokensOf(css, '<p id="it" class="a">x</p>')).toEqual([
    { property: 'color', tokens: ['--text-2'] },
    { property: 'padding', tokens: ['--s-2', '--s-4'] },
  ]);
});

test('what is written without a token has none, also over one', () => {
  const css = '.a { color: var(--text); } .b { color: red; }';
  expect(tokensOf(css, '<p id="it" class="a b">x</p>')).toEqual([]);
});

test('the stronger selector applies, and of equal ones the later', () => {
  const css =
    '.a.b { color: var(--bad); } .a { color: var(--text); } .a { gap: var(--s-4); } .b { gap: var(--s-2); }';
  expect(tokensOf(css, '<p id="it" class="a b">x</p>')).toEqual([
    { property: 'color', tokens: ['--bad'] },
    { property: 'gap', tokens: ['--s-2'] },
  ]);
});

test('colour and font are inherited, also where a control asks for it, spacing is not', () => {
  const css = `body { color: var(--text); font: var(--fw-text) var(--fs-m) Arial; padding: var(--s-4); }
    button { font: inherit; color: inherit; }`;
  expect(tokensOf(css, '<button id="it">x</button>')).toEqual([
    { property: 'color', tokens: ['--text'] },
    { property: 'font', tokens: ['--fw-text', '--fs-m'] },
  ]);
});

test('a custom property of a component is followed to its token', () => {
  const css = '.outer { --own: var(--bad); } .a { background: var(--own, #fff); }';
  expect(tokensOf(css, '<div class="outer"><p id="it" class="a">x</p></div>')).toEqual([
    { property: 'background', tokens: ['--bad'] },
  ]);
});

test('a style on the element is stronger than every sheet', () => {
  const css = '#it { color: var(--bad); }';
  expect(tokensOf(css, '<p id="it" style="color: var(--text-2)">x</p>')).toEqual([
    { property: 'color', tokens: ['--text-2'] },
  ]);
});

test('rules of a pseudo-element are not the element’s', () => {
  expect(tokensOf('#it::before { color: var(--bad); }', '<p id="it">x</p>')).toEqual([]);
});

test.each([
  ['p', 1],
  ['.a', 1000],
  ['#a', 1_000_000],
  ['ul > li.a:hover', 2002],
  [':where(.a, #b) p', 1],
  [':is(.a, p) b', 1001],
  ['a:not([href]):nth-child(2n + 1)', 2001],
])('%s has the specificity %d', (selector, expected) => {
  expect(specificity(selector)).toBe(expected);
});
