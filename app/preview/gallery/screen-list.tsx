'use client';
import type { MouseEvent } from 'react';
import { previewTexts } from '../preview-texts';
import type { GalleryArea, GalleryScreen } from '../screens';
import { galleryAddress } from '../world/preview-address';

/** The id of a screen's section. */
export function sectionId({ path }: Pick<GalleryScreen, 'path'>): string {
  return `screen${path === '/' ? '-home' : path.replace(/\W+/g, '-')}`;
}

/** The screens by area, each leading to its states further down. */
export function ScreenList({ areas }: { areas: readonly GalleryArea[] }) {
  return (
    <nav className="gallery-list" aria-label={previewTexts.allScreens}>
      {areas.map(({ title, screens }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {screens.map((screen) => (
              <li key={screen.path}>
                <a
                  className="gallery-list__link"
                  href={`${galleryAddress('preview')}#${sectionId(screen)}`}
                  onClick={(event) => scrollTo(event, sectionId(screen))}
                >
                  {screen.title} <span>{screen.states.length}</span>
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
