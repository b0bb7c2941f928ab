import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import { labelId } from '@/components/field/field';
import { Icon } from '@/components/icon/icon';
import { iconAlertCircle } from '@/components/icon/shapes/status';
import { Unfold } from '@/components/unfold/unfold';

/** One refused field: its id and its name; what is wrong is said at the field. */
type ErrorItem = { id: string; name: string };

type ErrorSummaryProps = {
  /** In the order of the page. Nothing is rendered while it is empty. */
  items: readonly ErrorItem[];
  /** The number of failed submits: each new one scrolls to the summary and focuses it. */
  attempt: number;
};

/** More errors than this are folded, so that the form below stays in sight. */
const mostShown = 6;

/** The fields that a failed submit has refused, above the form, as links to them. */
export function ErrorSummary({ items, attempt }: ErrorSummaryProps) {
  const t = useTranslations('ui.errorSummary');
  const box = useRef<HTMLElement>(null);
  const announced = useRef(0);
  const empty = items.length === 0;
  useEffect(() => {
    // The list may be filled one render after the attempt was counted.
    if (empty || announced.current === attempt) return;
    announced.current = attempt;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [attempt, empty]);
  if (empty) return null;

  function follow(event: MouseEvent, id: string) {
    // The router owns the hash.
    event.preventDefault();
    showField(id);
  }
  const list = (shown: readonly ErrorItem[]) => (
    <ul className="error-summary__list">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => follow(event, id)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  const folded = items.slice(mostShown);
  return (
    <section
      className="error-summary"
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 className="error-summary__title" id="error-summary-title">
        <Icon of={iconAlertCircle} />
        {t('title', { count: items.length })}
      </h2>
      {list(items.slice(0, mostShown))}
      {folded.length > 0 && (
        <Unfold title={t('more', { count: folded.length })}>{list(folded)}</Unfold>
      )}
    </section>
  );
}

/**
 * Scrolls the label of the field `id` into view, then focuses the field without a second scroll: a focus
 * alone would leave the label above the edge. For a disabled field (a district before its city is chosen)
 * the enabled control above it is focused. Does nothing for a field that is not on the page.
 */
export function showField(id: string): void {
  const field = firstEnabled(document.getElementById(id));
  if (!field) return;
  const label = document.getElementById(labelId(field.id));
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** The field itself; where it is disabled, the last enabled control of its form above it. */
function firstEnabled(field: HTMLElement | null): HTMLElement | null {
  if (!field?.matches(':disabled')) return field;
  const controls = field.closest('form')?.querySelectorAll<HTMLElement>('input, select, button');
  const above = [...(controls ?? [])].filter(
    (control) => control.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.findLast((control) => !control.matches(':disabled')) ?? null;
}
