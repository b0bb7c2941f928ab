/** How an element is looked for: Detox's web matchers, those of Android alone. */
export type Looked = {
  how: 'id' | 'className' | 'cssSelector' | 'name' | 'tag' | 'xpath' | 'href' | 'hrefContains';
  value: string;
};

/** Every element that a matcher names, in the order of the document, shown or not. */
export function findAll({ how, value }: Looked): Element[] {
  switch (how) {
    case 'id':
      return select(`[id=${JSON.stringify(value)}]`);
    case 'className':
      return [...document.getElementsByClassName(value)];
    case 'cssSelector':
      return select(value);
    case 'name':
      return select(`[name=${JSON.stringify(value)}]`);
    case 'tag':
      return [...document.getElementsByTagName(value)];
    case 'xpath':
      return byPath(value);
    // Android's names lie: these two look at a link's text, not at its address.
    case 'href':
      return select('a').filter((link) => textOf(link) === value.trim());
    case 'hrefContains':
      return select('a').filter((link) => textOf(link).includes(value.trim()));
  }
}

function select(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function textOf(link: Element): string {
  return (link.textContent ?? '').trim();
}

function byPath(path: string): Element[] {
  const found = document.evaluate(
    path,
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    null,
  );
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(
    (node) => node instanceof Element,
  );
}
