/** A style rule that may match: its selectors one by one, its declarations, and its rank in the order of the sheets. */
type Rule = { selectors: readonly string[]; declarations: ReadonlyMap<string, string>; at: number };

/** A declaration that applies to an element, as it is written. */
type Declaration = { property: string; value: string };

/** What may be made of tokens: a property, the shorthands that set it, and whether children inherit it. */
const properties: readonly { name: string; shorthands: readonly string[]; inherited?: true }[] = [
  { name: 'color', shorthands: [], inherited: true },
  { name: 'background-color', shorthands: ['background'] },
  ...sides('padding'),
  ...sides('margin'),
  { name: 'row-gap', shorthands: ['gap'] },
  { name: 'column-gap', shorthands: ['gap'] },
  { name: 'border-top-color', shorthands: ['border-color', 'border-top', 'border'] },
  { name: 'border-bottom-color', shorthands: ['border-color', 'border-bottom', 'border'] },
  { name: 'border-top-left-radius', shorthands: ['border-radius'] },
  { name: 'border-bottom-right-radius', shorthands: ['border-radius'] },
  { name: 'box-shadow', shorthands: [] },
  { name: 'font-family', shorthands: ['font'], inherited: true },
  { name: 'font-size', shorthands: ['font'], inherited: true },
  { name: 'font-weight', shorthands: ['font'], inherited: true },
  { name: 'line-height', shorthands: ['font'], inherited: true },
  { name: 'letter-spacing', shorthands: [], inherited: true },
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'fill', 'stroke'].map((name) => ({
    name,
    shorthands: [],
  })),
];

function sides(name: string) {
  const side = (edge: string, axis: string) => ({
    name: `${name}-${edge}`,
    shorthands: [`${name}-${axis}`, name],
  });
  return [
    side('top', 'block'),
    side('right', 'inline'),
    side('bottom', 'block'),
    side('left', 'inline'),
  ];
}

/**
 * Finds which declarations of an element, or of those that it inherits from, use tokens. It reads the rules as they
 * are written, as a computed style has values only, and two tokens can have the same one.
 */
export class DeclaredTokens {
  private readonly rules: Rule[] = [];
  private readonly matched = new WeakMap<Element, ReadonlyMap<string, Declaration>>();

  constructor(
    sheets: readonly Pick<CSSStyleSheet, 'cssRules'>[],
    private readonly tokens: ReadonlySet<string>,
  ) {
    for (const sheet of sheets) this.add(sheet.cssRules);
  }

  /** The declarations with tokens that apply, each once. */
  of(element: Element): { property: string; tokens: string[] }[] {
    const found = new Map<string, Set<string>>();
    for (const { name, shorthands, inherited } of properties) {
      const applied = this.applied(element, [name, ...shorthands], inherited);
      const used = applied ? this.tokensIn(applied.value, element) : [];
      if (!applied || used.length === 0) continue;
      found.set(applied.property, new Set([...(found.get(applied.property) ?? []), ...used]));
    }
    return [...found].map(([property, used]) => ({ property, tokens: [...used] }));
  }

  /** The declaration of one of these properties that applies; of an ancestor where it is inherited. */
  private applied(
    element: Element,
    names: readonly string[],
    inherited = false,
  ): Declaration | undefined {
    for (let each: Element | null = element; each; each = inherited ? each.parentElement : null) {
      const own = this.declarationsOf(each);
      const candidates = names.flatMap((name) => own.get(name) ?? []);
      const [best] = candidates.sort((one, other) => rankOf(own, other) - rankOf(own, one));
      if (best && !/^(inherit|unset)\b/.test(best.value)) return best;
      if (best) inherited = true;
    }
    return undefined;
  }

  /** Also the tokens that other custom properties are made of. */
  private tokensIn(value: string, element: Element, depth = 4): string[] {
    const names = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    return names.flatMap((name) => {
      if (this.tokens.has(name)) return [name];
      const own = depth > 0 ? this.applied(element, [name], true) : undefined;
      return own ? this.tokensIn(own.value, element, depth - 1) : [];
    });
  }

  /** The declarations of an element by property, the strongest of each, weakest first. */
  private declarationsOf(element: Element): ReadonlyMap<string, Declaration> {
    const known = this.matched.get(element);
    if (known) return known;
    const matching = this.rules.flatMap(({ selectors, declarations, at }) => {
      const weights = selectors.filter((each) => element.matches(each)).map(specificity);
      return weights.length > 0 ? [{ declarations, weight: Math.max(...weights), at }] : [];
    });
    matching.sort((one, other) => one.weight - other.weight || one.at - other.at);
    const found = new Map<string, Declaration>();
    const style = element.getAttribute('style');
    for (const declarations of [
      ...matching.map((each) => each.declarations),
      declarationsIn(style ?? ''),
    ])
      for (const [property, value] of declarations) {
        // Again at the end, so that the order of the map is that of the strength.
        found.delete(property);
        found.set(property, { property, value });
      }
    this.matched.set(element, found);
    return found;
  }

  private add(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        // A pseudo-element is no element.
        const selectors = splitList(rule.selectorText).filter((each) => !each.includes('::'));
        const declarations = declarationsIn(rule.style.cssText);
        if (selectors.length > 0)
          this.rules.push({ selectors, declarations, at: this.rules.length });
      } else if (rule instanceof CSSMediaRule) {
        if (window.matchMedia(rule.conditionText).matches) this.add(rule.cssRules);
      } else if (rule instanceof CSSSupportsRule) {
        if (CSS.supports(rule.conditionText)) this.add(rule.cssRules);
      }
    }
  }
}

function rankOf(own: ReadonlyMap<string, Declaration>, { property }: Declaration): number {
  return [...own.keys()].indexOf(property);
}

/** `a: b; c: d` by property; an important one counts like any other, as only hiding is important here. */
function declarationsIn(css: string): ReadonlyMap<string, string> {
  return new Map(
    css.split(/;\s*(?=--|[a-z-]+:|$)/).flatMap((text) => {
      const [, property, value] = /^\s*([\w-]+):\s*([\s\S]*)$/.exec(text) ?? [];
      return property && value ? [[property, value] as const] : [];
    }),
  );
}

/** The parts of a list at its commas outside of parentheses and brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The specificity of a selector as one number: ids count a million, classes a thousand, types one. @internal */
export function specificity(selector: string): number {
  let text = selector;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/:where\([^()]*\)/g, '')
      .replace(/:(?:is|not|has)\(([^()]*)\)/g, (_, list: string) => strongest(list))
      .replace(/(:[\w-]+)\([^()]*\)/g, '$1');
  }
  const count = (pattern: RegExp) => {
    const found = text.match(pattern)?.length ?? 0;
    text = text.replace(pattern, ' ');
    return found;
  };
  const attributes = count(/\[[^\]]*\]/g);
  const ids = count(/#[\w-]+/g);
  const classes = attributes + count(/\.[\w-]+/g) + count(/:[\w-]+/g);
  return ids * 1_000_000 + classes * 1000 + count(/[a-z][\w-]*/gi);
}

function strongest(list: string): string {
  const [first = ''] = splitList(list).sort((a, b) => specificity(b) - specificity(a));
  return ` ${first} `.replace(/^ (?=[.#[:])| $/g, '');
}
