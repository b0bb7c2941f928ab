import { IdCardBack } from './id-card-back';

/** Stands in for the photo of the card's back. */
export function PhotoBack() {
  return (
    <svg viewBox="0 0 172 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="172" height="116" fill="var(--art-far)" />
      <IdCardBack transform="translate(18 15)" />
    </svg>
  );
}
