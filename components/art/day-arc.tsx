import { arc, sunPosition } from './sun-position';

type DayArcProps = {
  /** The current day of the loan, from 0. */
  day: number;
  /** Its term in days. */
  of: number;
};

/** The sun's path of a running loan, small; decorative: the days are beside it. An overdue loan's sun has set. */
export function DayArc({ day, of }: DayArcProps) {
  const sun = sunPosition(of > 0 ? day / of : 1);
  const start = `M${arc.x - arc.radius} ${arc.y}A${arc.radius} ${arc.radius} 0 0 1 `;
  return (
    <svg className="day-arc" viewBox="-8 -20 376 236" aria-hidden="true">
      <path
        d={`${start}${arc.x + arc.radius} ${arc.y}`}
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeDasharray=".1 31.9"
      />
      <path
        d={`${start}${sun.x} ${sun.y}`}
        fill="none"
        stroke="var(--art-mid)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx={sun.x} cy={sun.y} r="34" fill="var(--art-sun)" />
      <path fill="var(--art-near)" d="M-8 184C52 168 112 170 184 180S310 186 368 172V216H-8Z" />
    </svg>
  );
}
