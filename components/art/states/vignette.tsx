import { type ReactNode, useId } from 'react';

/** Props of {@link Vignette}. */
export type VignetteProps = {
  /** In the sky, behind the peaks: the red disc. Coordinates are of a 240 by 180 box. */
  sky?: ReactNode;
  /** In front of it all. */
  children?: ReactNode;
};

/** The oval view of the range that every drawing of a state has in common; decoration. */
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
        <path
          fill="var(--art-far)"
          stroke="var(--art-far)"
          strokeWidth="5"
          strokeLinejoin="round"
          d="M14 150 66 92 92 118 130 70 166 112 186 96 230 146V160H14Z"
        />
        <path
          fill="var(--art-snow)"
          stroke="var(--art-snow)"
          strokeWidth="3"
          strokeLinejoin="round"
          d="M130 72 116 89 124 87.500 130 95 137 87.500 145 89.500Z"
        />
        <path
          fill="var(--art-mid)"
          stroke="var(--art-mid)"
          strokeWidth="5"
          strokeLinejoin="round"
          d="M10 150 56 120 84 136 118 112 156 138 190 118 232 146V164H10Z"
        />
        <path fill="var(--art-near)" d="M10 146C56 134 104 136 140 144S200 150 234 136V180H10Z" />
      </g>
      {children}
    </svg>
  );
}
