import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconAlertCircle } from '@/components/icon/shapes/status';
import { showField } from './show-field';

/** One thing to put right; `id` is its field's, `message` the same words as at the field. */
export type ErrorItem = { id: string; message: string };

/** Props of {@link ErrorSummary}. */
export type ErrorSummaryProps = {
  /** In the order of the page. Nothing is shown while it is empty. */
  items: readonly ErrorItem[];
  /** Counts the failed submits: each new one brings the summary into view and focuses it. */
  attempt: number;
};

/** What a failed submit left to be put right, above the form. */
export function ErrorSummary({ items, attempt }: ErrorSummaryProps) {
  const t = useTranslations('ui.errorSummary');
  const box = useRef<HTMLElement>(null);
  const told = useRef(0);
  const empty = items.length === 0;
  useEffect(() => {
    // The list may come a moment after the attempt was counted.
    if (empty || told.current === attempt) return;
    told.current = attempt;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [attempt, empty]);
  if (empty) return null;

  function follow(event: MouseEvent, id: string) {
    // The hash is the router's.
    event.preventDefault();
    showField(id);
  }
  return (
    <section className="errors" ref={box} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 className="errors__title" id="error-summary-title">
        <Icon of={iconAlertCircle} />
        {t('title', { count: items.length })}
      </h2>
      <ul className="errors__list">
        {items.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
