import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '@/lib/gestures/use-latest-callback';
import { blockHeights, blockSize, type NearBlocks, nearBlocks } from './near-blocks';

/**
 * The blocks of a list of so many rows that are near the viewport, while the page scrolls. The list's first and last
 * item have the heights of the others: boxes around the list would move it, and scroll anchoring would follow where no
 * row has a layout yet.
 */
export function useNearBlocks(
  rows: number,
): NearBlocks & { listRef: RefObject<HTMLUListElement | null> } {
  const heights = useRef<number[]>([]);
  const listRef = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(() =>
    nearBlocks(blockHeights(rows, []), { top: 0, height: window.innerHeight }),
  );
  const update = useLatestCallback(() => {
    const list = listRef.current;
    if (!list) return;
    measureBlocks(list).forEach((height, index) => {
      heights.current[near.first + index] = height;
    });
    const viewport = { top: -list.getBoundingClientRect().top, height: window.innerHeight };
    const next = nearBlocks(blockHeights(rows, heights.current), viewport);
    setNear((last) => (isSame(last, next) ? last : next));
  });
  useEffect(() => {
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [update]);
  return { ...near, listRef };
}

/** The heights of the rendered blocks, in px. */
function measureBlocks(list: Element): number[] {
  const [, ...items] = list.children;
  const after = items.length - 1;
  const starts = items.filter((_, index) => index % blockSize === 0 || index === after);
  const tops = starts.map((element) => element.getBoundingClientRect().top);
  return tops.slice(1).map((top, index) => top - (tops[index] ?? top));
}

function isSame(one: NearBlocks, other: NearBlocks): boolean {
  return one.first === other.first && one.end === other.end && one.after === other.after;
}
