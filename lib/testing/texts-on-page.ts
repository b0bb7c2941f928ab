/**
 * Runs in a page, on its own: every text of it, what is shown and what a screen reader says. A part that is marked as
 * being in a language of its own, such as an agreement as it was signed, does not count.
 */
export function textsOnPage(): string[] {
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = shown.nextNode(); node; node = shown.nextNode()) {
    const element = node.parentElement;
    if (element?.closest('script, style, noscript, template, body [lang]')) continue;
    texts.push(node.nodeValue ?? '');
  }
  for (const attribute of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`body [${attribute}]`)) {
      texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return texts;
}
