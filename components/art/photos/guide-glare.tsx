import { Glare } from './glare';
import { IdCard } from './id-card';

/** How the photo shall not be: a reflection over the words. */
export function GuideGlare() {
  return (
    <svg viewBox="0 0 76 56" aria-hidden="true">
      <rect width="76" height="56" fill="var(--art-sky)" />
      <IdCard transform="translate(10 10.5) scale(.41)" />
      <Glare transform="translate(45 26) scale(.47)" />
    </svg>
  );
}
