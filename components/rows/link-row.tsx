import type { Press } from '@/components/foundation/press';
import { Icon } from '@/components/icon/icon';
import { iconChevronRight } from '@/components/icon/shapes/navigation';
import { type RowContent, RowWords } from './row';

/** Props of {@link LinkRow}. */
export type LinkRowProps = RowContent & Press & { id?: string };

/** A row that leads on, as a whole; a button where it has no `href`. */
export function LinkRow({ href, onClick, id, ...content }: LinkRowProps) {
  const inner = (
    <>
      <RowWords {...content} />
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
