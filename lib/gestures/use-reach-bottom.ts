import { type RefCallback, useCallback, useRef } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** Distance to the end that triggers, and the lock after a trigger (product.md section 9, contract.md section 8). */
const distancePx = 50;
const lockMs = 350;

type Options = {
  /** Called when the end of the list comes within 50 px of the viewport; then locked for 350 ms. */
  onReach: () => void;
  /** False while a page is loading and after the last page. */
  enabled: boolean;
  /**
   * Changes when the list has grown (its length). The end is then observed again, so that the next page
   * is requested when a short page leaves the end in view.
   */
  revision: number;
};

/**
 * Detects that the end of an endless list is near. The returned ref belongs on an empty element after the
 * last row.
 */
export function useReachBottom({ onReach, enabled, revision }: Options): RefCallback<Element> {
  const callback = useLatestCallback(onReach);
  const lockedUntil = useRef(0);
  return useCallback(
    (sentinel: Element | null) => {
      if (!sentinel || !enabled || revision < 0) return;
      return observe(sentinel, lockedUntil, callback);
    },
    [enabled, revision, callback],
  );
}

function observe(
  sentinel: Element,
  lockedUntil: { current: number },
  onReach: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reach() {
    const wait = lockedUntil.current - Date.now();
    if (wait > 0) {
      timer = setTimeout(reach, wait);
      return;
    }
    lockedUntil.current = Date.now() + lockMs;
    onReach();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) reach();
    },
    { rootMargin: `0px 0px ${distancePx}px 0px` },
  );
  observer.observe(sentinel);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
