import { classes } from '@/components/foundation/classes';
import { Cloud, Ridge } from './shapes';

/**
 * Where the sun is drawn: behind the range (guest), half risen (in review), setting in front of the far
 * peaks (overdue), behind a cloud (refused, offline), or not at all (loading; the hero draws a high sun, and a freed one).
 */
export type RangeSun = 'behind' | 'half' | 'setting' | 'clouded' | 'none';

type RangeProps = { sun: RangeSun };

/** The Andes below the hero's sky; decorative. `hero.css` animates the sun by its class `sun`. */
export function Range({ sun }: RangeProps) {
  return (
    <svg
      className={classes('hero__range', sun === 'clouded' && 'hero__range--clouded')}
      viewBox="0 0 360 108"
      aria-hidden="true"
    >
      {sun === 'behind' && <Sun x={194} y={34} r={30} />}
      {sun === 'half' && <Sun x={300} y={46} r={30} />}
      {sun === 'clouded' && <Sun x={288} y={24} r={28} />}
      <Ridge
        d="M-4 62 38 36 62 50 104 16 136 44 158 34 184 50 204 42 220 50 248 20 286 50 322 34 364 56V98H-4Z"
        colour="var(--art-far)"
        width={5}
      />
      <Ridge
        d="M104 17 90 28.5 97 27.5 103 34 110 28 118 29ZM248 21 234 33 242 32 249 38.500 256 32 263 33ZM38 37 30 42 37 42.500 42 46 46 41.500Z"
        colour="var(--art-snow)"
        width={3}
      />
      {sun === 'setting' && <Sun x={192} y={84} r={28} />}
      {sun === 'clouded' && <Cloud transform="translate(90 -44)" />}
      <Ridge
        d="M-4 84 30 68 60 77 98 52 126 70 152 62 192 82 238 56 272 76 308 62 364 82V98H-4Z"
        colour="var(--art-mid)"
        width={5}
      />
      <path fill="var(--art-near)" d="M0 96C52 82 112 80 176 90S300 98 360 82V109H0Z" />
    </svg>
  );
}

type SunProps = { x: number; y: number; r: number };

function Sun({ x, y, r }: SunProps) {
  return <circle className="sun" cx={x} cy={y} r={r} fill="var(--art-sun)" />;
}
