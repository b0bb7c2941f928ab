'use client';
import { galleryAddress, previewAddress } from '@/app/preview/runtime/preview-url';
import { Picture } from '../chrome/picture';
import { lookOf, type Settings } from '../chrome/settings';
import { previewTexts } from '../preview-texts';
import type { GalleryScreen, GalleryState } from '../screens';

type Props = {
  screen: GalleryScreen;
  state: GalleryState;
  settings: Settings;
  /** Live pictures wait until the page knows what they are to look like. */
  ready: boolean;
};

/** One state of one screen: its picture, how it is made, and the ways to look closer. */
export function StateCard({ screen, state, settings, ready }: Props) {
  const look = lookOf(settings);
  const src = previewAddress(screen.path, state.name, look);
  const title = previewTexts.picture(screen.title, state.title);
  return (
    <li className="gallery-card">
      {settings.size === 'off' ? null : (
        <div className="gallery-card__picture">
          {ready ? <Picture src={src} title={title} width={settings.width} /> : null}
        </div>
      )}
      <div className="gallery-card__name">
        <a href={src}>{state.title}</a>
        <a
          className="gallery-card__compare"
          href={galleryAddress('preview/compare', { screen: screen.path, state: state.name })}
        >
          {previewTexts.compare}
          <span className="vh">: {title}</span>
        </a>
      </div>
      <How state={state} />
    </li>
  );
}

/** How the sandbox makes the state. */
function How({ state: { scenario, query, faults = [], acts = [] } }: Pick<Props, 'state'>) {
  return (
    <ul className="gallery-card__how">
      <li>{scenario}</li>
      {Object.entries(query ?? {}).map(([name, value]) => (
        <li key={name}>{`${name}=${value}`}</li>
      ))}
      {faults.map(({ path, kind = 'code' }) => (
        <li key={path} data-fault>
          {`${path} ${faultWord(kind)}`}
        </li>
      ))}
      {acts.length > 0 ? <li>{previewTexts.acts(acts.length)}</li> : null}
    </ul>
  );
}

function faultWord(kind: string): string {
  const words: Readonly<Record<string, string>> = previewTexts.faults;
  return words[kind] ?? kind;
}
