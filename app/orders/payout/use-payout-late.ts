import { useHasPassed } from '@/lib/server-time/use-has-passed';

/** From then on after the signature the money is late, in ms. */
const lateAfterMs = 60 * 60_000;

/** Whether money that is still on its way takes longer than usual. `signedAt`: ISO 8601, once it is known. */
export function usePayoutLate(signedAt: string | undefined): boolean {
  return useHasPassed(signedAt && new Date(Date.parse(signedAt) + lateAfterMs).toISOString());
}
