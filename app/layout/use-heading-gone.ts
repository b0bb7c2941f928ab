import { type RefCallback, useCallback, useState } from 'react';

/** Whether a heading, which takes `watch` as its ref, has been scrolled away below the bar of its page. */
export function useHeadingGone(): { isGone: boolean; watch: RefCallback<HTMLElement> } {
  const [isGone, setIsGone] = useState(false);
  const watch = useCallback((heading: HTMLElement) => {
    const bar = heading.closest('.page')?.querySelector('.appbar');
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsGone(!entry.isIntersecting),
      { rootMargin: `-${bar?.clientHeight ?? 0}px 0px 0px` },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return { isGone, watch };
}
