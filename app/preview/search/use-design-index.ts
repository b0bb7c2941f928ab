import { useEffect, useState } from 'react';
import { type DesignIndex, loadDesignIndex } from './design-index';

/** The index of what uses what, once it has loaded; `failure` says why it could not. */
export function useDesignIndex(): { index?: DesignIndex; failure?: string } {
  const [index, setIndex] = useState<DesignIndex>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    loadDesignIndex().then(setIndex, (error: Error) => setFailure(error.message));
  }, []);
  return { index, failure };
}
