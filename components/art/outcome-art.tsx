import { Cloud, Line } from './shapes';
import { Vignette } from './state-art';

/** Application refused: the sun behind a cloud, and a calendar for the date of the next try. */
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
        <Line d="M68 60v12M100 60v12" colour="var(--art-ink)" width={6} />
        <Line
          d="M64 100h8M80 100h8M96 100h8M64 116h8M80 116h8"
          colour="var(--art-line)"
          width={6}
        />
        <circle cx="100" cy="119" r="9" fill="none" stroke="var(--art-near)" strokeWidth="4" />
      </g>
    </Vignette>
  );
}

/** In review: papers under a magnifying glass, the sun half risen. */
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
        <Line d="M68 64h30M68 80h44M68 96h44M68 112h24" colour="var(--art-line)" width={5} />
      </g>
      <Line d="m147 129 22 24" colour="var(--art-ink)" width={12} />
      <circle
        cx="130"
        cy="110"
        r="24"
        fill="var(--art-paper)"
        stroke="var(--art-ink)"
        strokeWidth="8"
      />
      <Line d="m120 110 7 7 13-14" colour="var(--art-mid)" width={5} />
    </Vignette>
  );
}

/** Success: a high sun with a check mark. */
export function SuccessArt() {
  return (
    <Vignette
      sky={
        <>
          <circle cx="126" cy="52" r="34" fill="var(--art-sun)" />
          <Line d="m111 47 11 11 20-22" colour="#fff" width={8} />
        </>
      }
    />
  );
}

/** Transfer under way: the disc travels over the range towards a phone. */
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
      <Line d="M171 86h12" colour="var(--art-near)" width={4} />
      <Line d="M167 108h20M167 122h14" colour="var(--art-line)" width={5} />
    </Vignette>
  );
}
