import { useCallback, useRef } from 'react';
import { useNavigator } from '@/lib/router/router-context';
import { homePath, type Target } from '@/lib/router/target';

/** How a framed page is left. */
export type Closing = {
  /** Leaves: to the order that was paid, else back to where the person came from. */
  close: () => void;
  /** To be told of every page that the frame has loaded. */
  moved: () => void;
};

/**
 * The way out of a framed page. Each page that the frame goes on to is a step of the browser's history
 * too, so Back would only go back inside the frame: then the screen is replaced instead.
 */
export function useClose(orderNo: string | undefined): Closing {
  const navigator = useNavigator();
  const loads = useRef(0);
  const close = useCallback(() => {
    const home: Target =
      orderNo === undefined
        ? { path: homePath, query: {} }
        : { path: '/pages/order-detail/order-detail', query: { order_no: orderNo } };
    if (loads.current > 1) navigator.replace(home);
    else navigator.back(home);
  }, [navigator, orderNo]);
  const moved = useCallback(() => {
    loads.current += 1;
  }, []);
  return { close, moved };
}
