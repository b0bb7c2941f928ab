import { IdCard } from './id-card';

/** Stands in for the photo of the card's front. */
export function PhotoFront() {
  return (
    <svg viewBox="0 0 172 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="172" height="116" fill="var(--art-far)" />
      <IdCard transform="translate(18 15)" />
    </svg>
  );
}
