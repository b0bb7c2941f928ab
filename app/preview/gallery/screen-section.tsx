'use client';
import type { Settings } from '../chrome/settings';
import { previewTexts } from '../preview-texts';
import type { GalleryScreen } from '../screens';
import { StateCard } from './state-card';

/** The id of a screen's section. */
export function sectionId({ path }: Pick<GalleryScreen, 'path'>): string {
  return `screen${path === '/' ? '-home' : path.replace(/\W+/g, '-')}`;
}

type Props = { screen: GalleryScreen; settings: Settings; ready: boolean };

/** One screen: its path, and a card for each of its states. */
export function ScreenSection({ screen, settings, ready }: Props) {
  const id = sectionId(screen);
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="gallery-section__head">
        <h2 id={`${id}-title`}>{screen.title}</h2>
        <code>{screen.path === '/' ? previewTexts.homePaths : screen.path}</code>
      </div>
      <ul className="gallery-section__states">
        {screen.states.map((state) => (
          <StateCard key={state.name} {...{ screen, state, settings, ready }} />
        ))}
      </ul>
    </section>
  );
}
