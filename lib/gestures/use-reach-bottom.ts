import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** How near the end counts, in CSS px, and how long it stays quiet after it fired, in ms (product.md section 9). */
export const reachBottom = { distancePx: 50, lockMs: 350 } as const;

type Options = {
  /** Called each time the end of the list comes within 50 px; not again for 350 ms. */
  onReach: () => void;
  /** False while a page loads or when there is none left. */
  enabled: boolean;
  /**
   * Changes whenever the list grew (its length). The end is looked at anew then, so that a short
   * page which leaves the end in view is followed by the next one.
   */
  revision: number;
};

/**
 * Tells when the end of an endless list is near. The returned ref goes on an empty element behind
 * the last row.
 */
export function useReachBottom({ onReach, enabled, revision }: Options): RefCallback<Element> {
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  const lockedUntil = useRef(0);
  return useCallback(
    (sentinel: Element | null) => {
      if (!sentinel || !enabled || revision < 0) return;
      return watch(sentinel, {
        lockedUntil,
        onReach: () => latest.current(),
      });
    },
    [enabled, revision],
  );
}

type Watch = { lockedUntil: { current: number }; onReach: () => void };

function watch(sentinel: Element, { lockedUntil, onReach }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reach() {
    const wait = lockedUntil.current - Date.now();
    if (wait > 0) {
      timer = setTimeout(reach, wait);
      return;
    }
    lockedUntil.current = Date.now() + reachBottom.lockMs;
    onReach();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) reach();
    },
    { rootMargin: `0px 0px ${reachBottom.distancePx}px 0px` },
  );
  observer.observe(sentinel);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
