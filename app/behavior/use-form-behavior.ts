import { useEffect, useRef } from 'react';
import { trackLater } from '@/lib/behavior/track-later';

type Form = {
  /** The prefix of its fields' ids. */
  name: string;
  /** Something was typed and not saved. */
  dirty: boolean;
  summary: { items: readonly { id: string }[]; attempt: number };
};

/**
 * Tracks that a form was started, left with unsaved input, or refused, with the names of the refused fields
 * and how many errors each has, without their values. Does nothing without the user's consent.
 */
export function useFormBehavior({ name, dirty, summary }: Form): void {
  const isDirty = useRef(false);
  useEffect(() => {
    if (dirty && !isDirty.current) trackLater('form_started', { form: name });
    isDirty.current = dirty;
  }, [dirty, name]);
  useEffect(
    () => () => {
      if (isDirty.current) trackLater('form_left', { form: name });
    },
    [name],
  );
  const { items, attempt } = summary;
  const refused = useRef(items);
  useEffect(() => {
    refused.current = items;
  });
  useEffect(() => {
    if (attempt === 0) return;
    const counts = new Map<string, number>();
    for (const { id } of refused.current) {
      // `social-contacts-0-phone` belongs to the field `contacts`.
      const field = id.slice(name.length + 1).split('-')[0] ?? '';
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    const fields = Array.from(counts, ([field, count]) => ({ form: name, field, count }));
    if (fields.length > 0) trackLater('form_refused', ...fields);
  }, [attempt, name]);
}
