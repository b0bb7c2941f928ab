import { Cloud } from './cloud';
import { Vignette } from './vignette';

/** No connection: a cloud before the sun. */
export function OfflineArt() {
  return (
    <Vignette sky={<circle cx="176" cy="64" r="24" fill="var(--art-sun)" />}>
      <Cloud />
    </Vignette>
  );
}
