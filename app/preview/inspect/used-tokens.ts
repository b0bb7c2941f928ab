import { tokenGroups } from '../all-tokens.gen';
import type { Measured } from './messages';

/** What may be made of tokens. */
const properties = [
  ...['color', 'background-color', 'padding', 'margin', 'gap', 'border-color', 'border-radius'],
  ...['box-shadow', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
  ...['min-width', 'min-height', 'max-width', 'fill', 'stroke'],
];

/** A token: its value as it is written, or as a computed style prints a value that no style has by chance. */
type Token = { name: string; value: string };

const probes: readonly Token[] = tokenGroups
  .flatMap(({ tokens }) => tokens.map(({ name, value }): Token => ({ name, value })))
  .flatMap(({ name, value }, at) => {
    const probe = probeOf(name, value, at);
    return probe ? [{ name, value: probe }] : [];
  });

/** Another value for each number, of the kind of the token; undefined for a time or a curve. */
function probeOf(name: string, value: string, at: number): string | undefined {
  if (name === '--font') return `probe-${at}`;
  if (name.startsWith('--fw-')) return `${at + 1}`;
  if (name.startsWith('--lh-') || isLength(value)) return `${at + 1000}.25px`;
  if (name.startsWith('--e-')) return `0px 0px 0px ${at + 1000}.25px`;
  return CSS.supports('color', value) ? `rgb(${at}, 1, 2)` : undefined;
}

/** Also of one that is made of others. */
function isLength(value: string): boolean {
  return CSS.supports('letter-spacing', value.replace(/(var|env)\([^()]*\)/g, '1px'));
}

/** No transition may begin with a probe, or end with one. */
const still = '* { transition: none !important }';

/** Every token has its probe, also where an element has a value of its own for it. */
const probing = `* { ${probes.map(({ name, value }) => `${name}: ${value} !important`).join('; ')} }`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * The properties of an element that are a token, with the value that they have: the browser itself is asked, by other
 * values of the tokens, which are gone before it paints. A sum of tokens is none.
 */
export function usedTokens(element: Element): Measured['tokens'] {
  const style = getComputedStyle(element);
  const applied = properties
    .filter((property) => applies(property, element, style))
    .map((property) => ({ property, value: style.getPropertyValue(property) }));
  const own = [...document.adoptedStyleSheets];
  const withoutTransitions = [...own, sheetOf(still)];
  document.adoptedStyleSheets = [...withoutTransitions, sheetOf(probing)];
  const probed = applied.map(({ property }) => style.getPropertyValue(property));
  document.adoptedStyleSheets = withoutTransitions;
  // The styles are what they were before transitions are allowed again.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets = own;
  return applied.flatMap(({ property, value }, at) => {
    const tokens = probes.filter((probe) => has(probed[at] ?? '', probe)).map(({ name }) => name);
    return tokens.length > 0 ? [{ property, value, tokens }] : [];
  });
}

/** Whether a computed value contains a probe; `1` is not in `100` or `1.5`. */
function has(text: string, { value }: Token): boolean {
  const at = text.indexOf(value);
  return (
    at >= 0 && !/[\d.]/.test(text[at - 1] ?? '') && !/[\d.]/.test(text[at + value.length] ?? '')
  );
}

/** An element without a border, or outside of a drawing, has values for them all the same. */
function applies(property: string, element: Element, style: CSSStyleDeclaration): boolean {
  if (property === 'border-color') return style.borderStyle !== 'none';
  return !['fill', 'stroke'].includes(property) || element instanceof SVGElement;
}
