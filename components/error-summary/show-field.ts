import { labelId } from '@/components/field/field-aria';

/**
 * Brings the field `id` into view by its label or legend, which would else stay above the edge, and
 * then focuses it without a second scroll. Does nothing for a field that is not on the page.
 */
export function showField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const label = document.getElementById(labelId(id));
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
