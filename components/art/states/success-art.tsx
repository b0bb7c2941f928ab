import { Vignette } from './vignette';

/** Done: the sun high, with a tick in it. */
export function SuccessArt() {
  return (
    <Vignette
      sky={
        <>
          <circle cx="126" cy="62" r="34" fill="var(--art-sun)" />
          <path
            d="m110 59 12 12 22-24"
            fill="none"
            stroke="#fff"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      }
    />
  );
}
