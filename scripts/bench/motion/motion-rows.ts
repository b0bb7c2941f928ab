import { median, quantile, shareAbove } from '../statistics';
import type { MotionResult } from './measure-motion';
import { refreshMs } from './trace';

/** The heads of {@link motionRows}. */
export const motionHead = [
  '',
  'until it moves, ms',
  'frames shown',
  'every ms: median',
  'p95',
  'longest',
  'work of a frame, ms: median',
  'p95',
  'longest',
  'over 16.7 ms',
];

/** A row for each motion, over the frames of all runs together. */
export function motionRows(results: readonly MotionResult[]): string[][] {
  return results.map(({ name, recorded }) => {
    const intervals = recorded.flatMap((motion) => motion.intervals);
    const work = recorded.flatMap((motion) => motion.work);
    const delays = recorded.flatMap(({ delay }) => delay ?? []);
    const refreshes = recorded.reduce((sum, motion) => sum + motion.refreshes, 0);
    return [
      name,
      text(median(delays), 0),
      `${intervals.length} of ${refreshes}`,
      ...summary(intervals),
      ...summary(work),
      work.length > 0
        ? `${(100 * shareAbove(work, refreshMs)).toFixed(0)} % of ${work.length}`
        : '',
    ];
  });
}

function summary(values: readonly number[]): string[] {
  return [median(values), quantile(values, 0.95), quantile(values, 1)].map((value) =>
    text(value, 1),
  );
}

/** Empty where nothing was recorded. */
function text(value: number, digits: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(digits);
}
