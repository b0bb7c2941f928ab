import { IdCard } from './id-card';

/** How the photo shall not be: moved. */
export function GuideBlur() {
  return (
    <svg viewBox="0 0 76 56" aria-hidden="true">
      <rect width="76" height="56" fill="var(--art-sky)" />
      <IdCard transform="translate(10 10.5) scale(.41)" opacity={0.34} />
      <IdCard transform="translate(14 13) scale(.41)" opacity={0.34} />
      <IdCard transform="translate(7 8) scale(.41)" opacity={0.3} />
    </svg>
  );
}
