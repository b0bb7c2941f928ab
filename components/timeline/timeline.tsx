import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconAlertTriangle } from '@/components/icon/shapes/status';

/** The state of an event: past, current, future, or missed. */
type TimelineState = 'done' | 'now' | 'next' | 'late';

/** One event. */
export type TimelineItem = {
  title: ReactNode;
  /** The time, or what to expect: "20 nov 2026, 10:42", "Suele tomar 2 minutos". */
  text?: ReactNode;
  /** The instant or date (ISO 8601) of `text`, if it is one. */
  dateTime?: string;
  state: TimelineState;
};

type TimelineProps = {
  /** In chronological order. */
  items: readonly TimelineItem[];
};

/** Past and future events: a filled dot is done, a ring is current, an outline is next, a triangle is late. */
export function Timeline({ items }: TimelineProps) {
  const t = useTranslations('ui.timeline');
  const listId = useId();
  const words = { done: t('done'), now: t('now'), next: t('next'), late: t('late') };
  return (
    <ol className="timeline">
      {items.map(({ title, text, dateTime, state }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and keep their order
          key={`${listId}${index}`}
          className={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="visually-hidden">{`${words[state]}: `}</span>
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
