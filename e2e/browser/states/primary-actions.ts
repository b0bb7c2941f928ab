/**
 * Runs in the page, on its own: the primary actions that can be pressed, each a line with its text and its element.
 * Where a dialog is open, they are the dialog's, as the page behind it is inert.
 */
export function primaryActions(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const buttons = [...top.querySelectorAll<HTMLElement>('.btn--primary')];
  return buttons
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => {
      const element = button.closest('a, button') ?? button;
      const name = element.id ? `#${element.id}` : `.${element.classList[0]}`;
      return `${button.innerText.replace(/\s+/g, ' ').trim()} ${element.tagName.toLowerCase()}${name}`;
    });
}
