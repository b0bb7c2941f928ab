import { type ReactNode, useId } from 'react';
import { Cloud, Line, Ridge } from './shapes';

type VignetteProps = {
  /** Drawn behind the peaks: the sun. Coordinates are in a 240 by 180 box. */
  sky?: ReactNode;
  /** Drawn in front of everything. */
  children?: ReactNode;
};

/** The oval mountain view that all drawings of states share; decorative. */
export function Vignette({ sky, children }: VignetteProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M120 22c60 0 96 36 96 78 0 42-38 64-96 64S24 142 24 100c0-42 36-78 96-78Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--art-sky)" d="M0 0h240v180H0z" />
        {sky}
        <Ridge
          d="M14 150 66 92 92 118 130 70 166 112 186 96 230 146V160H14Z"
          colour="var(--art-far)"
          width={5}
        />
        <Ridge
          d="M130 72 116 89 124 87.500 130 95 137 87.500 145 89.500Z"
          colour="var(--art-snow)"
          width={3}
        />
        <Ridge
          d="M10 150 56 120 84 136 118 112 156 138 190 118 232 146V164H10Z"
          colour="var(--art-mid)"
          width={5}
        />
        <path fill="var(--art-near)" d="M10 146C56 134 104 136 140 144S200 150 234 136V180H10Z" />
      </g>
      {children}
    </svg>
  );
}

/** An empty list: the sun is a dotted outline. */
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

/** An error: a signpost with crooked arms, and the sun behind the range: a high one means approved. */
export function FaultArt() {
  return (
    <Vignette sky={<circle cx="182" cy="104" r="20" fill="var(--art-sun)" />}>
      <Line d="M92 60v92" colour="var(--art-ink)" width={8} />
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
      <Line d="M76 74.500l30-2.500M78 106l24 4" colour="var(--art-line)" width={5} />
    </Vignette>
  );
}

/** Offline: a cloud in front of the sun. */
export function OfflineArt() {
  return (
    <Vignette sky={<circle cx="176" cy="64" r="24" fill="var(--art-sun)" />}>
      <Cloud />
    </Vignette>
  );
}

/** The app is locked: a padlock in front of the range, the sun as its keyhole. */
export function LockArt() {
  return (
    <Vignette>
      <Line d="M98 92V74a22 22 0 0 1 44 0v18" colour="var(--art-ink)" width={8} />
      <rect
        x="84"
        y="90"
        width="72"
        height="56"
        rx="12"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="3"
      />
      <circle cx="120" cy="118" r="11" fill="var(--art-sun)" />
    </Vignette>
  );
}
