import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { availableQuota } from '@/lib/loan/amount';

/**
 * The highest amount that the user can borrow now, in pesos; from the products that are offered where Home has
 * no quota. `undefined` until it is known: the teaser's amount is no promise to a user.
 */
export function useLimit({ quota }: Home): number | undefined {
  const products = useCall('app/get_product_list', quota ? null : {}, { quiet: true });
  if (quota) return availableQuota(quota);
  const offered = products.data?.filter(({ terms }) => terms.length > 0);
  return offered?.length ? Math.max(...offered.map(({ max_amount }) => max_amount)) : undefined;
}
