import { Vignette } from './vignette';

/** In review: papers under a glass, the sun half up. */
export function ReviewArt() {
  return (
    <Vignette sky={<circle cx="180" cy="88" r="26" fill="var(--art-sun)" />}>
      <g transform="rotate(-6 88 92)">
        <rect
          x="54"
          y="44"
          width="72"
          height="94"
          rx="9"
          fill="var(--art-paper)"
          stroke="var(--art-far)"
          strokeWidth="2"
        />
        <path
          d="M68 64h30M68 80h44M68 96h44M68 112h24"
          stroke="var(--art-line)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <path d="m147 129 22 24" stroke="var(--art-ink)" strokeWidth="12" strokeLinecap="round" />
      <circle
        cx="130"
        cy="110"
        r="24"
        fill="var(--art-paper)"
        stroke="var(--art-ink)"
        strokeWidth="8"
      />
      <path
        d="m120 110 7 7 13-14"
        fill="none"
        stroke="var(--art-mid)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Vignette>
  );
}
