import { callBridge, isBridge } from '@/lib/bridge/call';
import { hasConsent } from '@/lib/consent/decisions';

/** The events of the analytics provider (`afEvent`, product.md section 7); they carry no user data. */
export const milestoneEvents = {
  registration: 'af_register_ok',
  application: 'af_application_ok',
  loan: 'af_loan_ok',
  repayment: 'af_repayment_ok',
} as const;

export type Milestone = keyof typeof milestoneEvents;

/**
 * Sends a milestone of the logged-in user through the shell, if they consent. Resolves with true when the
 * shell has sent it. Never rejects.
 */
export async function sendMilestone(milestone: Milestone): Promise<boolean> {
  if (!isBridge() || !hasConsent('attribution')) return false;
  try {
    const { sent } = await callBridge('afEvent', { name: milestoneEvents[milestone] });
    return sent;
  } catch {
    return false;
  }
}
