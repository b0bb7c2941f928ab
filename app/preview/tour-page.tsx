'use client';
import { previewUrl } from './runtime/preview-url';
import { useDesignIndex } from './search/use-design-index';
import type { GalleryProps } from './settings';
import { StatePicture } from './state-picture';
import { tourSteps } from './tour-steps';

/** The journey from the offer to the loan that is paid back: pictures in order, each with a text of the app. */
export function TourPage({ settings, ready }: GalleryProps) {
  const { index, failure } = useDesignIndex();
  const { locale = 'es' } = settings;
  const words = new Map(index?.texts.map((text) => [text.key, text.words[locale]]));
  return (
    <div className="stack">
      <h1>Tour</h1>
      <p className="muted">{failure ?? 'From the offer to the loan that is paid back.'}</p>
      <ol className="gallery-section__states" aria-label="Steps" lang={locale}>
        {tourSteps.map(({ path, state, caption }, at) => {
          const src = previewUrl(path, state, settings);
          const text = words.get(caption) ?? '';
          return (
            <li key={src} className="gallery-card">
              <div className="gallery-card__picture">
                {ready ? (
                  <StatePicture
                    screen={{ path, title: text }}
                    state={{ name: state, title: state }}
                    settings={settings}
                  />
                ) : null}
              </div>
              <p className="gallery-card__name small">
                <a href={src}>{`${at + 1}. ${text}`}</a>
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
