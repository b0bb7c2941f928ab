import { labelId } from '@/components/field/field-aria';

/**
 * Brings the field `id` into view by its label or legend, which would else stay above the edge, and
 * then focuses it without a second scroll. A field that waits for an answer above it (a district for
 * its city) leads there. Does nothing for a field that is not on the page.
 */
export function showField(id: string): void {
  const field = firstUsable(document.getElementById(id));
  if (!field) return;
  const label = document.getElementById(labelId(field.id));
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** The field itself; where it is disabled, the last control of its form above it that is not. */
function firstUsable(field: HTMLElement | null): HTMLElement | null {
  if (!field?.matches(':disabled')) return field;
  const controls = field.closest('form')?.querySelectorAll<HTMLElement>('input, select, button');
  const above = [...(controls ?? [])].filter(
    (control) => control.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.findLast((control) => !control.matches(':disabled')) ?? null;
}
