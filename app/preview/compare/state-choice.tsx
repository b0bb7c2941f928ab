'use client';
import { previewTexts } from '../preview-texts';
import { type GalleryScreen, type GalleryState, galleryAreas } from '../screens';
import type { CompareSettings } from './compare-settings';

type Props = {
  screen: GalleryScreen;
  state: GalleryState;
  change: (part: Partial<CompareSettings>) => void;
};

/** Which state of which screen is looked at, and the ones before and after it. */
export function StateChoice({ screen, state, change }: Props) {
  const place = screen.states.indexOf(state);
  const step = (by: number) => {
    const next = screen.states.at((place + by) % screen.states.length);
    if (next) change({ state: next.name });
  };
  return (
    <div className="gallery-compare__choice">
      <label className="gallery-select">
        {previewTexts.screen}
        <select
          value={screen.path}
          onChange={(event) => change({ screen: event.target.value, state: '' })}
        >
          {galleryAreas.map((area) => (
            <optgroup key={area.title} label={area.title}>
              {area.screens.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="gallery-select">
        {previewTexts.state}
        <select value={state.name} onChange={(event) => change({ state: event.target.value })}>
          {screen.states.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="gallery-switch" onClick={() => step(-1)}>
        {previewTexts.before}
      </button>
      <button type="button" className="gallery-switch" onClick={() => step(1)}>
        {previewTexts.next}
      </button>
    </div>
  );
}
