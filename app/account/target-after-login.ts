import { stepPath } from '@/app/application/step-path';
import { request } from '@/lib/api/client';
import { homePath, parseHash, type Target } from '@/lib/router/target';
import { takeReturnPath } from '@/lib/session/return-path';

const home: Target = { path: homePath, query: {} };

/**
 * The screen to show after the log-in (contract.md section 5, login-page): the next step for a user who
 * wants to apply and can; for others the screen that redirected them to the log-in, else Home. Never rejects:
 * Home is the fallback when the request fails.
 */
export async function targetAfterLogin(wantsToApply: boolean): Promise<Target> {
  const returnPath = takeReturnPath();
  if (!wantsToApply) return returnPath === null ? home : parseHash(returnPath);
  try {
    const { state, next_step } = await request('app/home', {}, { quiet: true });
    const canApply = state === 'init' || state === 'not_approved';
    return canApply && next_step ? { path: stepPath(next_step), query: {} } : home;
  } catch {
    return home;
  }
}
