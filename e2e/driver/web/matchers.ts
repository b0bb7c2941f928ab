import type { WebLocator } from '../atoms/perform';

/** A matcher of `by.web`. */
export class WebMatcher {
  constructor(readonly locator: WebLocator) {}

  toString(): string {
    const { by: kind, value } = this.locator;
    return `by.web.${kind}(${value.includes("'") ? JSON.stringify(value) : `'${value}'`})`;
  }
}

function matcher(kind: WebLocator['by']) {
  return (value: string) => new WebMatcher({ by: kind, value });
}

/** Detox's `by`, with the web matchers that the specs need: the app has no native elements. */
export const by = {
  web: { id: matcher('id'), cssSelector: matcher('cssSelector'), tag: matcher('tag') },
};
