/** Attributes whose text is read out or shown. */
const textAttributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'] as const;

/**
 * Every text of the page: what is shown, and what a screen reader says. A part that is marked as being in a
 * language of its own, such as an agreement as it was signed, does not count.
 */
export function textsOnPage(): string[] {
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = shown.nextNode(); node; node = shown.nextNode()) {
    if (!node.parentElement?.closest('body [lang]')) texts.push(node.nodeValue ?? '');
  }
  for (const attribute of textAttributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return texts;
}
