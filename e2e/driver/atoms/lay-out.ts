/** How an element lies on the screen of a test; jsdom lays nothing out. */
type Layout = { hidden?: boolean; covered?: Element };

const layouts = new WeakMap<Element, Layout>();

/** Gives the elements of a test the layout that jsdom does not: 100 by 40 pixels, nothing above them. */
export function layOut(): void {
  const box = new DOMRect(0, 0, 100, 40);
  let asked: Element | undefined;
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !layouts.get(this)?.hidden;
    },
    getClientRects(this: Element) {
      asked = this;
      return [box];
    },
    getBoundingClientRect: () => box,
    scrollIntoView: () => undefined,
  });
  // The point that is looked at is that of the element whose box was asked for last.
  document.elementFromPoint = () => (asked && layouts.get(asked)?.covered) ?? asked ?? null;
}

/** Hides an element, or puts another one above it. */
export function place(element: Element, layout: Layout): void {
  layouts.set(element, layout);
}
