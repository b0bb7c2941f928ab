import type { Benefits } from '@/lib/api/schemas/loan';

/** What the usable vouchers add to the quota, in pesos; 0 where they are not known. */
export function raiseOf(benefits: Benefits | undefined): number {
  const usable = benefits?.vouchers.filter(({ state }) => state === 'usable') ?? [];
  return usable.reduce((sum, { raise }) => sum + raise, 0);
}
