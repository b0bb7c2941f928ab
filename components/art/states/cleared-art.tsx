import { Vignette } from './vignette';

/** Paid back: a pennant on the summit, the luka on top of its pole. */
export function ClearedArt() {
  return (
    <Vignette>
      <path d="M126 74V34" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        fill="var(--art-mid)"
        stroke="var(--art-mid)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M131 36 172 46 131 58Z"
      />
      <circle cx="126" cy="22" r="11" fill="var(--art-sun)" />
    </Vignette>
  );
}
