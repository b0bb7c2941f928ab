import { Line, Ridge } from './shapes';
import { SunPath } from './sun-path';
import { arcWidth, shareOf, sunPosition, sunRadius } from './sun-position';

/** The days of a running loan. */
export type ArcDays = {
  /** The current one, from 0. */
  day: number;
  /** The term. */
  of: number;
  /** Text alternative: "Van 12 de 30 días; vence el 20 de diciembre". */
  label: string;
  /** The sun has a check mark: the money was sent just now. */
  isSent?: boolean;
};

/**
 * A running loan as the sun's path over one day: past days are solid, days to come are dotted. Without days the sun waits
 * behind the ridge where it will rise, and its path is faint.
 */
export function ArcScene({ days }: { days: ArcDays | null }) {
  const share = days ? shareOf(days) : 0;
  const isNew = share <= shareOf({ day: 0, of: 1 });
  const sun = sunPosition(share);
  return (
    <svg
      className="hero__range"
      viewBox={`0 0 ${arcWidth} 232`}
      role="img"
      aria-label={days?.label}
      aria-hidden={!days || undefined}
    >
      {isNew && (
        <g opacity=".4">
          <SunPath share={0} isNew width={5} dotDistance={12} />
        </g>
      )}
      {days && <SunPath share={share} isNew={isNew} width={5} dotDistance={12} />}
      <g className="sun sun--travels">
        <circle cx={sun.x} cy={sun.y} r="25" fill="var(--art-sky)" />
        <g className="sun__disc">
          <circle cx={sun.x} cy={sun.y} r={sunRadius} fill="var(--art-sun)" />
          {days?.isSent && (
            <Line d={`m${sun.x - 6} ${sun.y + 0.5} 4 4 8-8`} colour="#fff" width={3} />
          )}
        </g>
      </g>
      <g transform="translate(0 124)">
        <Ridge
          d="M-4 74 34 48 62 66 104 56 134 68 158 60 198 74 250 54 284 66 326 46 364 68V98H-4Z"
          colour="var(--art-far)"
          width={5}
        />
        <Ridge
          d="M34 49 24 56 31 55.500 36 60 41 55.500 46 57ZM326 47 314 55 322 54 327 59 333 54 339 55.500Z"
          colour="var(--art-snow)"
          width={3}
        />
        <Ridge
          d="M-4 88 30 76 60 86 98 72 126 82 152 77 192 90 238 73 272 85 308 76 364 88V98H-4Z"
          colour="var(--art-mid)"
          width={5}
        />
        <path fill="var(--art-near)" d="M0 96C52 84 112 84 176 92S300 98 360 86V109H0Z" />
      </g>
    </svg>
  );
}
