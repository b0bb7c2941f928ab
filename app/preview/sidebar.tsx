'use client';
import type { MouseEvent } from 'react';

type Props = {
  /** Names the search field and the list. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** The URL of this page: its `<base>` is another one. */
  page: string;
  /** The page's sections, in groups; a single group needs no title. */
  groups: readonly {
    title?: string;
    sections: readonly { id: string; title: string; count: number }[];
  }[];
};

/** A search field and the sections of a long page as links. */
export function Sidebar({ label, search, onSearch, page, groups }: Props) {
  return (
    <div className="gallery-columns__side">
      <input
        className="gallery-search"
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <nav className="gallery-list" aria-label={label}>
        {groups.map(({ title, sections }) => (
          <div key={title}>
            {title ? <h2>{title}</h2> : null}
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    className="gallery-list__link"
                    href={`${page}#${section.id}`}
                    onClick={(event) => scrollTo(event, section.id)}
                  >
                    {section.title} <span>{section.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

/** Scrolls within the page, so that the settings in its URL are kept. */
function scrollTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
