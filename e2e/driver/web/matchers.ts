import type { WebLocator } from '../atoms/perform';

/** A matcher of `by.web`. */
export class WebMatcher {
  constructor(readonly locator: WebLocator) {}

  toString(): string {
    const { by: kind, value } = this.locator;
    return `by.web.${kind}(${value.includes("'") ? JSON.stringify(value) : `'${value}'`})`;
  }

  /** How a step names the element: by its id or tag, never by a selector. */
  inWords(): string {
    const { by: kind, value } = this.locator;
    const id = kind === 'id' ? value : /^\[id="([^"]+)"\]/.exec(value)?.[1];
    if (id) return `“${id}”`;
    return kind === 'tag' ? `<${value}>` : 'an element';
  }
}

/** A matcher of `by`, which exists for the error that names it: the app has no native elements. */
export class NativeMatcher {
  constructor(private readonly name: string) {}

  toString(): string {
    return this.name;
  }
}

function web(kind: WebLocator['by']) {
  return (value: string) => new WebMatcher({ by: kind, value });
}

function refused(name: string) {
  return () => {
    throw new Error(`${name} is not available: use by.web.id, cssSelector or tag`);
  };
}

function native(name: string) {
  return (value: unknown) => new NativeMatcher(`by.${name}(${JSON.stringify(value)})`);
}

/** Detox's `by`, with the web matchers that the specs need. */
export const by = {
  id: native('id'),
  text: native('text'),
  label: native('label'),
  type: native('type'),
  traits: native('traits'),
  value: native('value'),
  web: {
    id: web('id'),
    cssSelector: web('cssSelector'),
    tag: web('tag'),
    className: refused('by.web.className'),
    name: refused('by.web.name'),
    xpath: refused('by.web.xpath'),
    href: refused('by.web.href'),
    hrefContains: refused('by.web.hrefContains'),
    label: refused('by.web.label'),
    value: refused('by.web.value'),
    type: refused('by.web.type'),
  },
  system: {
    label: refused('by.system.label'),
    type: refused('by.system.type'),
  },
};
