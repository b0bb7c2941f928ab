import { Vignette } from './vignette';

/** Paid back: a flag on the summit, its disc the luka. */
export function ClearedArt() {
  return (
    <Vignette>
      <path d="M130 72V24" stroke="var(--art-near)" strokeWidth="6" strokeLinecap="round" />
      <path
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M133 26c16-8 28 8 46 0v30c-18 8-30-8-46 0Z"
      />
      <circle cx="156" cy="41" r="9" fill="var(--art-sun)" />
    </Vignette>
  );
}
