import { approvalValidMs } from './constants';

/** Time in pieces, as a countdown shows it. */
export type RemainingTime = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** True once nothing is left. */
  readonly over: boolean;
};

/**
 * Until when an approval stands: 6 days 23:59:59 of elapsed time after the decision, whatever the
 * clocks on the wall do. Source: product.md sections 4 and 9.
 */
export function approvalEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + approvalValidMs);
}

/** What is left until `end`, in whole seconds; all zero and `over` once it has passed. */
export function remainingTime(end: Date, now: Date): RemainingTime {
  const left = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
}
