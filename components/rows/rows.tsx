import type { ReactNode } from 'react';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';
import { iconChevronRight } from '@/components/icon/shapes/navigation';

type RowsProps = {
  /** The order matters (steps): an `ol`. */
  ordered?: boolean;
  /** Names the list where no heading does. */
  label?: string;
  /** `Row` and `LinkRow` elements. */
  children: ReactNode;
};

/** A list of rows, separated by hairlines. */
export function Rows({ ordered = false, label, children }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="rows" aria-label={label}>
      {children}
    </List>
  );
}

/** The content of a row. */
export type RowContent = {
  title: ReactNode;
  /** A second line, smaller. */
  text?: ReactNode;
  /** Drawn in a disc at the start. */
  icon?: IconShape;
  /** At the end: an amount, a pill. */
  end?: ReactNode;
};

/** A row that cannot be pressed. */
export function Row(content: RowContent) {
  return (
    <li className="rows__row">
      <RowBody {...content} />
    </li>
  );
}

type LinkRowProps = RowContent & Press & { id?: string };

/** A row that is a link as a whole; a button where it has no `href`. */
export function LinkRow({ href, onClick, id, ...content }: LinkRowProps) {
  const inner = (
    <>
      <RowBody {...content} />
      <Icon of={iconChevronRight} />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className="rows__row rows__link" id={id} onClick={onClick}>
          {inner}
        </button>
      ) : (
        <a className="rows__row rows__link" id={id} href={href} onClick={onClick}>
          {inner}
        </a>
      )}
    </li>
  );
}

function RowBody({ title, text, icon, end }: RowContent) {
  return (
    <>
      {icon && (
        <span className="disc">
          <Icon of={icon} size="s" />
        </span>
      )}
      <span className="grow">
        <span className="rows__title">{title}</span>
        {text !== undefined && <span className="rows__text">{text}</span>}
      </span>
      {end !== undefined && <span className="rows__end">{end}</span>}
    </>
  );
}
