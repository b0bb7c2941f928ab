import { trackLater } from '@/lib/behavior/track-later';
import type { Milestone } from './milestones';

const behaviorKeys = {
  application: 'application_handed_in',
  loan: 'loan_signed',
  repayment: 'repayment_done',
} as const satisfies Partial<Record<Milestone, string>>;

/**
 * Sends a milestone and tracks its behavior event, each if the user consents to it. Call it after the
 * server's reply. What does both is loaded here. Never throws.
 */
export function reachMilestone(milestone: keyof typeof behaviorKeys): void {
  trackLater(behaviorKeys[milestone]);
  import('./milestones').then(
    ({ sendMilestone }) => sendMilestone(milestone),
    () => undefined,
  );
}
