/**
 * Puts text on the clipboard; false where the browser does not allow it. The old way is for pages that
 * are not served safely, such as file://, where there is no `navigator.clipboard`.
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
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'vh';
  // Inside an open dialog, as all else is inert and could not be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, and the only way without the clipboard API.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
