/** How an element is found: those of Detox's web matchers that Android has. */
export type WebLocator = {
  by: 'id' | 'className' | 'cssSelector' | 'name' | 'tag' | 'xpath' | 'href' | 'hrefContains';
  value: string;
};

/** Every element that matches, in document order, visible or not. */
export function findAll({ by, value }: WebLocator): Element[] {
  switch (by) {
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
      return findByXpath(value);
    // Despite their names, on Android these two match the text of a link.
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

function findByXpath(path: string): Element[] {
  const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(path, document, null, type, null);
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(
    (node) => node instanceof Element,
  );
}
