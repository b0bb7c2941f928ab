/** Text for HTML or SVG, in an element or in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (mark) => names[mark] ?? mark);
}
