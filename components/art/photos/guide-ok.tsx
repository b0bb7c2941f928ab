import { IdCard } from './id-card';

/** How the photo shall be: all of the card, sharp, no reflection. */
export function GuideOk() {
  return (
    <svg viewBox="0 0 76 56" aria-hidden="true">
      <rect width="76" height="56" fill="var(--art-sky)" />
      <IdCard transform="translate(10 10.5) scale(.41)" />
    </svg>
  );
}
