import type { WebLocator } from '../atoms/find';

/** A matcher of `by.web`. */
export class WebMatcher {
  constructor(readonly locator: WebLocator) {}

  toString(): string {
    const { by: kind, value } = this.locator;
    return `by.web.${kind}(${value.includes("'") ? JSON.stringify(value) : `'${value}'`})`;
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

function notOnAndroid(name: string) {
  return () => {
    throw new Error(`${name} is not available on Android: find the element by by.web.id`);
  };
}

function native(name: string) {
  return (value: unknown) => new NativeMatcher(`by.${name}(${JSON.stringify(value)})`);
}

/** Detox's `by`, with the web matchers of Android. */
export const by = {
  id: native('id'),
  text: native('text'),
  label: native('label'),
  type: native('type'),
  traits: native('traits'),
  value: native('value'),
  web: {
    id: web('id'),
    className: web('className'),
    cssSelector: web('cssSelector'),
    name: web('name'),
    tag: web('tag'),
    xpath: web('xpath'),
    href: web('href'),
    hrefContains: web('hrefContains'),
    label: notOnAndroid('by.web.label'),
    value: notOnAndroid('by.web.value'),
    type: notOnAndroid('by.web.type'),
  },
  system: {
    label: notOnAndroid('by.system.label'),
    type: notOnAndroid('by.system.type'),
  },
};
