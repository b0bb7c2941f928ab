import { useCall } from '@/lib/api/use-call';
import { penaltyOnceRate } from '@/lib/loan/constants';
import type { PenaltyRates } from '@/lib/loan/penalty';

/**
 * What being late costs, as rates: Home carries the server's. Until it has come, or where it does not,
 * the ones of product.md section 9 (the daily one in the person's favour, contract.md section 1).
 */
export function usePenaltyRates(): PenaltyRates {
  const { data } = useCall('app/home', {});
  return data?.penalty ?? { once_rate: penaltyOnceRate };
}
