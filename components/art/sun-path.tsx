import { arc, sunPosition } from './sun-position';

type SunPathProps = {
  /** The share of the term that has passed, from 0 to 1. */
  share: number;
  /** Nothing of it lies behind the sun yet: it has no line. */
  isNew?: boolean;
  /** Of the line, in the drawing's units. */
  width: number;
  /** From one dot of the days to come to the next, in the drawing's units. */
  dotDistance: number;
};

/** The sun's path over a term: a solid line to where the sun is, dots for the days to come. */
export function SunPath({ share, isNew = false, width, dotDistance }: SunPathProps) {
  const sun = sunPosition(share);
  const start = `M${arc.x - arc.radius} ${arc.y}A${arc.radius} ${arc.radius} 0 0 1 `;
  const line = { fill: 'none', strokeWidth: width, strokeLinecap: 'round' } as const;
  return (
    <>
      <path
        d={`${start}${arc.x + arc.radius} ${arc.y}`}
        className="sun-path"
        {...line}
        stroke="var(--art-line)"
        strokeDasharray={`.1 ${dotDistance - 0.1}`}
      />
      {!isNew && <path d={`${start}${sun.x} ${sun.y}`} {...line} stroke="var(--art-path)" />}
    </>
  );
}
