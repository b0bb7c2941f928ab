import { IdCard } from './id-card';

/** How the photo shall not be: the card cut off. */
export function GuideCut() {
  return (
    <svg viewBox="0 0 76 56" aria-hidden="true">
      <rect width="76" height="56" fill="var(--art-sky)" />
      <IdCard transform="translate(-20 20) rotate(-8) scale(.62)" />
    </svg>
  );
}
