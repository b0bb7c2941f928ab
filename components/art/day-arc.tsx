import { SunPath } from './sun-path';
import { sunPosition } from './sun-position';

type DayArcProps = {
  /** The current day of the loan, from 0. */
  day: number;
  /** Its term in days. */
  of: number;
};

/** The sun's path of a running loan, small; decorative: the days are beside it. An overdue loan's sun has set. */
export function DayArc({ day, of }: DayArcProps) {
  const share = of > 0 ? day / of : 1;
  const sun = sunPosition(share);
  return (
    <svg className="day-arc" viewBox="-8 -20 376 236" aria-hidden="true">
      <SunPath share={share} width={14} dotDistance={32} />
      <circle cx={sun.x} cy={sun.y} r="34" fill="var(--art-sun)" />
      <path fill="currentColor" d="M-8 184C52 168 112 170 184 180S310 186 368 172V216H-8Z" />
    </svg>
  );
}
