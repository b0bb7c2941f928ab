import { callBridge, isBridge } from '@/lib/bridge/call';
import { isAllowed } from '@/lib/consent/answers';

/** What the analytics provider is told of (`afEvent`, product.md section 7); nothing about the person goes with it. */
export const milestoneEvents = {
  registration: 'af_register_ok',
  application: 'af_application_ok',
  loan: 'af_loan_ok',
  repayment: 'af_repayment_ok',
} as const;

export type Milestone = keyof typeof milestoneEvents;

/**
 * Has the shell count that the person logged in has come so far, if they allow it. True when the shell says
 * that it was sent. Never rejects.
 */
export async function tellMilestone(milestone: Milestone): Promise<boolean> {
  if (!isBridge() || !isAllowed('attribution')) return false;
  try {
    const { sent } = await callBridge('afEvent', { name: milestoneEvents[milestone] });
    return sent;
  } catch {
    return false;
  }
}
