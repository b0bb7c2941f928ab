import { Face } from './face';
import type { GuideProps } from './id-card-guide';

/** How to take the selfie: the face in the oval, the light in front. */
export function SelfieGuide({ label }: GuideProps) {
  return (
    <svg viewBox="0 0 240 180" role="img" aria-label={label}>
      <rect width="240" height="180" rx="16" fill="var(--art-sky)" />
      <circle cx="200" cy="42" r="17" fill="var(--art-sun)" />
      <Face />
      <ellipse
        cx="120"
        cy="86"
        rx="54"
        ry="66"
        fill="none"
        stroke="var(--art-sun)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="40 14"
      />
    </svg>
  );
}
