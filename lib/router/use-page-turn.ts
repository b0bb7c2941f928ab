import { useCallback } from 'react';
import { useNavigator } from './router-context';

/**
 * Returns a function that turns to a page of the current screen: the one of its query parameter `page`. Nothing is
 * left by that, so unsaved changes raise no question; a second tap does nothing.
 */
export function usePageTurn(): (page: string, by?: 'push' | 'replace') => void {
  const navigator = useNavigator();
  return useCallback(
    (page, by = 'push') => {
      const { path, query } = navigator.current().target;
      if (query.page !== page) navigator[by]({ path, query: { ...query, page } });
    },
    [navigator],
  );
}
