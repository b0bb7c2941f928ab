import { Vignette } from './vignette';

/** The transfer came back: the disc turns round before the bank's card. */
export function PaymentFailedArt() {
  return (
    <Vignette>
      <g transform="rotate(6 150 100)">
        <rect
          x="104"
          y="66"
          width="92"
          height="60"
          rx="9"
          fill="var(--art-paper)"
          stroke="var(--art-line)"
          strokeWidth="3"
        />
        <path fill="var(--art-mid)" d="M105.500 82h89v12h-89z" />
        <path d="M118 110h30" stroke="var(--art-line)" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path
        d="M96 116c-30 10-52-8-48-38 2-14 12-22 24-24"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 10.5"
      />
      <circle cx="82" cy="54" r="17" fill="var(--art-sun)" />
    </Vignette>
  );
}
