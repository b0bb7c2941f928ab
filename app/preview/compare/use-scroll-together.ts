import { type RefObject, useEffect, useRef } from 'react';

type Frame = RefObject<HTMLIFrameElement | null>;

/**
 * Two frames of which the one follows the other's scrolling, by its share of the whole: texts of two
 * languages differ in length. Without a server each file is an origin of its own, and each scrolls alone.
 */
export function useScrollTogether(): { a: Frame; b: Frame } {
  const a = useRef<HTMLIFrameElement>(null);
  const b = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let leader: HTMLIFrameElement | null = null;
    const timer = setInterval(() => {
      for (const [frame, other] of [
        [a.current, b.current],
        [b.current, a.current],
      ] as const) {
        if (frame?.matches(':hover, :focus')) leader = frame;
        if (frame && other && frame === leader) follow(frame, other);
      }
    }, 50);
    return () => clearInterval(timer);
  }, []);
  return { a, b };
}

function follow(frame: HTMLIFrameElement, other: HTMLIFrameElement): void {
  const from = scrolledPart(frame);
  const to = scrolledPart(other);
  if (!from || !to) return;
  const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight);
  const top = Math.round(share * (to.scrollHeight - to.clientHeight));
  if (Math.abs(to.scrollTop - top) > 1) to.scrollTop = top;
}

/** `null` where the browser does not let one file look into another, or the page is not there yet. */
function scrolledPart(frame: HTMLIFrameElement): Element | null {
  return frame.contentDocument?.scrollingElement ?? null;
}
