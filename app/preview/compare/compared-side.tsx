'use client';
import type { RefObject } from 'react';
import { themes } from '@/app/preview/runtime/look';
import { previewAddress } from '@/app/preview/runtime/preview-url';
import { locales } from '@/lib/i18n/locale';
import { Choice } from '../chrome/choice';
import { previewTexts } from '../preview-texts';
import { type CompareSettings, lookOfSide, shownState } from './compare-settings';

type Props = {
  name: 'a' | 'b';
  settings: CompareSettings;
  change: (part: Partial<CompareSettings>) => void;
  frame: RefObject<HTMLIFrameElement | null>;
};

/** One of two looks: its language and theme, and the preview itself, which can be used. */
export function ComparedSide({ name, settings, change, frame }: Props) {
  const side = settings[name];
  const { path, screen, state } = shownState(settings);
  const src = previewAddress(path, state.name, lookOfSide(side, settings));
  const label = previewTexts.sides[name];
  return (
    <section className="gallery-compare__side" aria-label={label}>
      <div className="gallery-compare__look">
        <Choice
          label={previewTexts.language}
          value={side.locale}
          options={locales.map((value) => ({ value, label: previewTexts.languages[value] }))}
          onChange={(locale) => change({ [name]: { ...side, locale } })}
        />
        <Choice
          label={previewTexts.theme}
          value={side.theme}
          options={themes.map((value) => ({ value, label: previewTexts.themes[value] }))}
          onChange={(theme) => change({ [name]: { ...side, theme } })}
        />
        <a href={src}>
          {previewTexts.openAlone}
          <span className="vh">: {label}</span>
        </a>
      </div>
      <iframe
        ref={frame}
        key={src}
        className="gallery-compare__frame"
        src={src}
        title={`${label}: ${previewTexts.picture(screen.title, state.title)}`}
      />
    </section>
  );
}
