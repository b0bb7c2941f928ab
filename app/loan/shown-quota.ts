import type { Home, Quota } from '@/lib/api/schemas/home';
import { blockReason } from './block-reason';

/** The quota, while an approval stands or a loan runs: after the end of an approval nothing of it can be borrowed. */
export function shownQuota({ quota, state }: Home): Quota | undefined {
  const reason = blockReason(state);
  return reason === null || reason === 'running' ? quota : undefined;
}
