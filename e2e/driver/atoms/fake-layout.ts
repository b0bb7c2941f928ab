/** The layout of an element in a test. */
type Layout = { hidden?: boolean; covered?: Element };

const layouts = new WeakMap<Element, Layout>();

/** Gives all elements a box of 100 by 40 pixels with nothing above them: jsdom has no layout. */
export function installFakeLayout(): void {
  const box = new DOMRect(0, 0, 100, 40);
  let latest: Element | undefined;
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !layouts.get(this)?.hidden;
    },
    getClientRects(this: Element) {
      latest = this;
      return [box];
    },
    getBoundingClientRect: () => box,
    scrollIntoView: () => undefined,
  });
  // The point belongs to the element whose box was read last.
  document.elementFromPoint = () => (latest && layouts.get(latest)?.covered) ?? latest ?? null;
}

/** Hides an element, or covers it with another one. */
export function setLayout(element: Element, layout: Layout): void {
  layouts.set(element, layout);
}
