import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconAlertTriangle } from '@/components/icon/shapes/status';

/** Where an event stands: behind, due now, still to come, or missed. */
export type TimelineState = 'done' | 'now' | 'next' | 'late';

/** One event. */
export type TimelineItem = {
  title: ReactNode;
  /** When, or what to expect: "20 nov 2026, 10:42", "Suele tomar 2 minutos". */
  text?: ReactNode;
  /** The instant or date (ISO 8601) behind `text`, where it is one. */
  dateTime?: string;
  state: TimelineState;
};

/** Props of {@link Timeline}. */
export type TimelineProps = {
  /** In the order of time. */
  items: readonly TimelineItem[];
};

/** What happened and what comes: filled is done, the ring is now, hollow is next, a wine triangle is late. */
export function Timeline({ items }: TimelineProps) {
  const t = useTranslations('ui.timeline');
  const listId = useId();
  const words = { done: t('done'), now: t('now'), next: t('next'), late: t('late') };
  return (
    <ol className="timeline">
      {items.map(({ title, text, dateTime, state }, index) => (
        <li
          // Events have no id and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
          key={`${listId}${index}`}
          className={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="vh">{words[state]}: </span>
          {state === 'late' && <Icon of={iconAlertTriangle} size="s" />}
          <b>{title}</b>
          {dateTime !== undefined ? (
            <time className="timeline__text" dateTime={dateTime}>
              {text}
            </time>
          ) : (
            text !== undefined && <span className="timeline__text">{text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
