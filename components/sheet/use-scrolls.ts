import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows, kept up to date as it or its content changes size. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setScrolls(watched.scrollHeight > watched.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    for (const child of watched.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
