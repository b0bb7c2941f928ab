/**
 * Copies text to the clipboard; resolves with false if the browser does not allow it. Falls back to
 * `execCommand` in insecure contexts such as file://, which have no `navigator.clipboard`, and in Android's web
 * view, whose permission manager rejects `writeText`.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'vh';
  // Inside an open dialog, as everything else is inert and cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    // Deprecated, but the only way without the clipboard API.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    // The selection has moved the focus; a screen reader would start again at the top of the page.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
