import type { Looked } from '../atoms/find';

/** A matcher of `by.web`. */
export class WebMatcher {
  constructor(readonly looked: Looked) {}

  toString(): string {
    const { how, value } = this.looked;
    return `by.web.${how}(${value.includes("'") ? JSON.stringify(value) : `'${value}'`})`;
  }
}

/** A matcher of `by`: it can be made, but there is nothing native to find. */
export class NativeMatcher {
  constructor(private readonly name: string) {}

  toString(): string {
    return this.name;
  }
}

function web(how: Looked['how']) {
  return (value: string) => new WebMatcher({ how, value });
}

function notOnAndroid(name: string) {
  return () => {
    throw new Error(`${name} is not there on Android: find the element by by.web.id`);
  };
}

function native(name: string) {
  return (value: unknown) => new NativeMatcher(`by.${name}(${JSON.stringify(value)})`);
}

/** Detox's `by`: of the web matchers, those of Android. */
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
