import type { Preview, PreviewRequest, Product } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { snapAmount } from '@/lib/loan/amount';
import { useSession } from '@/lib/session/use-session';

/** The term that the example comes nearest to, in days. */
const usualTermDays = 30;

/** An example of a loan with the server's own figures; `null` where there is none to show. */
export type Example = { preview: Preview | null; isLoading: boolean };

/** Asks for the costs of a middling loan of the first product; a failure only means no example. */
export function useExample(): Example {
  const { isReady } = useSession();
  const quiet = { quiet: true } as const;
  const products = useCall('app/get_product_list', isReady ? {} : null, quiet);
  const wish = exampleOf(products.data?.[0]);
  const preview = useCall('loan/preview', wish, quiet);
  const failed = products.error ?? preview.error ?? (products.data !== undefined && wish === null);
  return {
    preview: preview.data ?? null,
    isLoading: !failed && preview.data === undefined,
  };
}

function exampleOf(product: Product | undefined): PreviewRequest | null {
  const term_days = product && nearestTo(usualTermDays, product.terms);
  if (!product || term_days === undefined) return null;
  const middle = (product.min_amount + product.max_amount) / 2;
  return { product_id: product.id, amount: snapAmount(middle, product), term_days };
}

function nearestTo(wanted: number, terms: readonly number[]): number | undefined {
  return terms.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
