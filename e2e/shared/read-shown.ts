/** What a screen, or the dialog in front of it, says: its title, its amounts in pesos, and its primary button. */
export type Shown = { title?: string; amounts: number[]; button?: 'ready' | 'disabled' };

/** Runs in the page, on its own; null while something is loading. */
export function readShown(): Shown | null {
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const front =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    [...document.querySelectorAll('main')].find(isShown);
  const loading = '[aria-busy="true"], .bone, .inline-skeleton';
  if (!front || [...front.querySelectorAll(loading)].some(isShown)) return null;
  const amounts: number[] = [];
  const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    // The digits of an amount may be rolling: its text alternative is what they end with.
    const isAlternative = parentElement?.matches('.money .visually-hidden');
    if (!isShown(parentElement) || parentElement?.closest('[aria-hidden="true"]')) continue;
    const found = (textContent ?? '').match(isAlternative ? /\d+/g : /\$\d+(?:[.,]\d+)*/g) ?? [];
    amounts.push(...found.map((amount) => Number(amount.replace(/\D/g, ''))));
  }
  // A screen's title is in its bar, above `main`.
  const titles = front.matches('dialog')
    ? front.querySelectorAll('h1, h2')
    : document.querySelectorAll('h1');
  const title = [...titles].find(isShown)?.textContent?.trim();
  const primary = [...front.querySelectorAll('.btn--primary')].find(isShown);
  const isDisabled = primary?.matches(':disabled, [aria-disabled="true"]');
  return {
    ...(title && { title }),
    amounts,
    ...(primary && { button: isDisabled ? 'disabled' : 'ready' }),
  };
}
