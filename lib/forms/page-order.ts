/**
 * Names in the order in which their fields stand on the page; `idOf` gives a field's id. A field
 * that is not on the page goes last, as nobody can be led there.
 */
export function inPageOrder(names: readonly string[], idOf: (name: string) => string): string[] {
  const placed = names.map((name) => ({ name, element: document.getElementById(idOf(name)) }));
  return placed
    .sort(({ element: one }, { element: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      if (one === other) return 0;
      const follows = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      return follows ? -1 : 1;
    })
    .map(({ name }) => name);
}
