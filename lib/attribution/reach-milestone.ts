import { trackLater } from '@/lib/behavior/track-later';
import type { Milestone } from './tell-milestone';

const events = {
  application: 'application_handed_in',
  loan: 'loan_signed',
  repayment: 'repayment_done',
} as const satisfies Partial<Record<Milestone, string>>;

/**
 * To be called where the server has said that a person came so far: it is counted and noted as far as they
 * allow either. What does that is loaded now. Never throws.
 */
export function reachMilestone(milestone: keyof typeof events): void {
  trackLater(events[milestone]);
  import('./tell-milestone').then(
    ({ tellMilestone }) => tellMilestone(milestone),
    () => undefined,
  );
}
