import { Vignette } from './vignette';

/** The money is on its way: the disc travels over the range, towards a hand that holds a phone. */
export function WaitingArt() {
  return (
    <Vignette
      sky={
        <path
          d="M40 112C56 64 96 44 128 46"
          fill="none"
          stroke="var(--art-line)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray=".1 11.9"
        />
      }
    >
      <circle cx="134" cy="50" r="17" fill="var(--art-sun)" />
      <rect
        x="154"
        y="74"
        width="46"
        height="80"
        rx="10"
        fill="var(--art-paper)"
        stroke="var(--art-ink)"
        strokeWidth="6"
      />
      <path d="M171 86h12" stroke="var(--art-near)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M167 108h20M167 122h14"
        stroke="var(--art-line)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Vignette>
  );
}
