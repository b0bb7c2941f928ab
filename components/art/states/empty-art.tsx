import { Vignette } from './vignette';

/** Nothing here yet: the sun is only dotted. */
export function EmptyArt() {
  return (
    <Vignette
      sky={
        <circle
          cx="180"
          cy="68"
          r="19"
          fill="none"
          stroke="var(--art-sun)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray=".1 9.85"
        />
      }
    />
  );
}
