import type { ReactNode } from 'react';
import { Icon, type IconShape } from '@/components/icon/icon';

/** What every row of a list may show. */
export type RowContent = {
  title: ReactNode;
  /** A second line, smaller. */
  text?: ReactNode;
  /** Drawn in a disc before the words. */
  icon?: IconShape;
  /** At the right end: an amount, a pill. */
  end?: ReactNode;
};

/** A row that only tells something. */
export function Row(content: RowContent) {
  return (
    <li className="rows__row">
      <RowWords {...content} />
    </li>
  );
}

/** Disc, words and end of a row; for the rows of this folder. */
export function RowWords({ title, text, icon, end }: RowContent) {
  return (
    <>
      {icon && (
        <span className="disc">
          <Icon of={icon} size="s" />
        </span>
      )}
      <span className="grow">
        <span className={text === undefined ? undefined : 'strong'}>{title}</span>
        {text !== undefined && <span className="rows__text">{text}</span>}
      </span>
      {end !== undefined && <span className="rows__end">{end}</span>}
    </>
  );
}
