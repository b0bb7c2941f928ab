import { useCallback } from 'react';
import { useNavigator } from '@/lib/router/router-context';
import { homePath } from '@/lib/router/target';

/**
 * The way out of a framed page: back to where the person came from, past all that the frame went through;
 * where nothing lies behind, to the order that was paid, else Home.
 */
export function useClose(orderNo: string | undefined): () => void {
  const navigator = useNavigator();
  return useCallback(() => {
    navigator.back(
      orderNo === undefined
        ? { path: homePath, query: {} }
        : { path: '/pages/order-detail/order-detail', query: { order_no: orderNo } },
    );
  }, [navigator, orderNo]);
}
