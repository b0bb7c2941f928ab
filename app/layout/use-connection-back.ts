import { useState } from 'react';
import type { ApiError } from '@/lib/api/errors';
import { isOfflineError } from '@/lib/api/use-call';
import { useOnline } from './use-online';

/**
 * True once the connection is back after a request that failed without one. A request that writes is not sent again by
 * itself: the user is asked to.
 */
export function useConnectionBack(error: ApiError | null): boolean {
  const [backAfter, setBackAfter] = useState<ApiError | null>(null);
  const isWaiting = error !== null && isOfflineError(error) && backAfter !== error;
  useOnline(isWaiting ? () => setBackAfter(error) : null);
  return error !== null && backAfter === error;
}
