import { Vignette } from './vignette';

/** Something did not work: a signpost on the way, its arms still to be set straight. */
export function FaultArt() {
  return (
    <Vignette sky={<circle cx="180" cy="70" r="20" fill="var(--art-sun)" />}>
      <path d="M92 60v92" stroke="var(--art-ink)" strokeWidth="8" strokeLinecap="round" />
      <path
        transform="rotate(-5 92 74)"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M62 62h60l16 12-16 12H62Z"
      />
      <path
        transform="rotate(9 92 108)"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M118 98H64l-14 10 14 10h54Z"
      />
      <path
        d="M76 74.500l30-2.500M78 106l24 4"
        stroke="var(--art-line)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Vignette>
  );
}
