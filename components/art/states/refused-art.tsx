import { Cloud } from './cloud';
import { Vignette } from './vignette';

/** Not today: the sun behind a cloud, and a calendar leaf for the day to come back. */
export function RefusedArt() {
  return (
    <Vignette sky={<circle cx="176" cy="64" r="22" fill="var(--art-sun)" />}>
      <Cloud />
      <g transform="rotate(-5 84 100)">
        <rect
          x="50"
          y="66"
          width="68"
          height="72"
          rx="9"
          fill="var(--art-paper)"
          stroke="var(--art-line)"
          strokeWidth="3"
        />
        <path
          d="M51.500 75a7.500 7.500 0 0 1 7.500-7.500h50a7.500 7.500 0 0 1 7.500 7.500v10h-65Z"
          fill="var(--art-mid)"
        />
        <path
          d="M68 60v12M100 60v12"
          stroke="var(--art-ink)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path
          d="M64 100h8M80 100h8M96 100h8M64 116h8M80 116h8"
          stroke="var(--art-line)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx="100" cy="119" r="9" fill="none" stroke="var(--art-near)" strokeWidth="4" />
      </g>
    </Vignette>
  );
}
