'use client';
import { type CSSProperties, useState } from 'react';
import { type AcceptedPicture, acceptedPicture } from './accepted-picture';
import { Picture } from './picture';
import { previewUrl } from './runtime/preview-url';
import type { GalleryScreen, GalleryState } from './screens';
import type { Settings } from './settings';

type Props = {
  screen: Pick<GalleryScreen, 'path' | 'title'>;
  state: Pick<GalleryState, 'name' | 'title'>;
  settings: Settings;
  /** Shows the running screen at once. */
  isLive?: boolean;
};

/** A state as it was accepted, which is there at once; where no picture was accepted in this look, as it runs. */
export function StatePicture({ screen, state, settings, isLive = false }: Props) {
  const accepted = acceptedPicture(screen.path, state.name, settings);
  const [missing, setMissing] = useState<string>();
  if (accepted && !isLive && accepted.src !== missing)
    return <Accepted picture={accepted} onMissing={() => setMissing(accepted.src)} />;
  const src = previewUrl(screen.path, state.name, settings);
  const title = `${screen.title}, ${state.title}`;
  return <Picture src={src} title={title} />;
}

type AcceptedProps = { picture: AcceptedPicture; onMissing: () => void };

/** The part of an accepted picture that shows one language and theme. Its card says what it is of. */
function Accepted({ picture: { src, column, row }, onMissing }: AcceptedProps) {
  const style: CSSProperties & Record<`--${string}`, number> = { '--column': column, '--row': row };
  return (
    <div className="gallery-picture gallery-picture--accepted" style={style}>
      {/* biome-ignore lint/performance/noImgElement: a file of the export, which no server resizes */}
      <img src={src} alt="" loading="lazy" decoding="async" onError={onMissing} />
    </div>
  );
}
