'use client';
import type { MouseEvent } from 'react';

/** Parts of a page that belong together; `title` may be left out where there is one group. */
export type SideGroup = {
  title?: string;
  parts: readonly { id: string; title: string; count: number }[];
};

type Props = {
  label: string;
  /** The address of the page itself: its base address is another one. */
  page: string;
  groups: readonly SideGroup[];
};

/** What a long page holds, each part leading down to itself. */
export function SideList({ label, page, groups }: Props) {
  return (
    <nav className="gallery-list" aria-label={label}>
      {groups.map(({ title, parts }) => (
        <div key={title}>
          {title ? <h2>{title}</h2> : null}
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a
                  className="gallery-list__link"
                  href={`${page}#${part.id}`}
                  onClick={(event) => scrollTo(event, part.id)}
                >
                  {part.title} <span>{part.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Within this page, whatever its settings in the address are. */
function scrollTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
