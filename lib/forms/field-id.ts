/** The id of a field's control: `basic-first_name`, `social-contacts-0-phone`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}

/** Sorts field names by their controls' order in the document; names without a control come last. */
export function inDocumentOrder(
  names: readonly string[],
  idOf: (name: string) => string,
): string[] {
  const controls = names.map((name) => ({ name, element: document.getElementById(idOf(name)) }));
  return controls
    .sort(({ element: one }, { element: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      if (one === other) return 0;
      const follows = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      return follows ? -1 : 1;
    })
    .map(({ name }) => name);
}
