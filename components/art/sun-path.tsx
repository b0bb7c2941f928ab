import { arc, sunPosition } from './sun-position';

type SunPathProps = {
  /** The share of the term that has passed, from 0 to 1. */
  share: number;
  /** Of the line, in the drawing's units. */
  width: number;
  /** From one dot of the days to come to the next, in the drawing's units. */
  dotDistance: number;
};

/** The sun's path over a term: a solid line to where the sun is, dots for the days to come. */
export function SunPath({ share, width, dotDistance }: SunPathProps) {
  const sun = sunPosition(share);
  const start = `M${arc.x - arc.radius} ${arc.y}A${arc.radius} ${arc.radius} 0 0 1 `;
  const line = { fill: 'none', strokeWidth: width, strokeLinecap: 'round' } as const;
  return (
    <>
      <path
        d={`${start}${arc.x + arc.radius} ${arc.y}`}
        {...line}
        stroke="var(--art-line)"
        strokeDasharray={`.1 ${dotDistance - 0.1}`}
      />
      <path d={`${start}${sun.x} ${sun.y}`} {...line} stroke="var(--art-path)" />
    </>
  );
}
