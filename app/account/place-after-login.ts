import { stepPath } from '@/app/application/step-path';
import { targetOf } from '@/app/layout/path-of';
import { getHome } from '@/lib/api/calls/home';
import { homePath, type Target } from '@/lib/router/target';
import { takeReturnPath } from '@/lib/session/return-path';

const home: Target = { path: homePath, query: {} };

/**
 * Where a person goes on after logging in (contract.md section 5, login-page): somebody who wanted to
 * apply to the next step of the application, where there is one; others back to where they were sent
 * away from, else Home. Never rejects: where the server does not say, Home does.
 */
export async function placeAfterLogin(wantsToApply: boolean): Promise<Target> {
  const back = takeReturnPath();
  if (!wantsToApply) return back === null ? home : targetOf(back);
  try {
    const { state, next_step } = await getHome({ quiet: true });
    const isOpen = state === 'init' || state === 'not_approved';
    return isOpen && next_step ? { path: stepPath(next_step), query: {} } : home;
  } catch {
    return home;
  }
}
