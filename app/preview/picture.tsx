'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeSlot } from './slots';

type Props = {
  /** The preview's URL. */
  src: string;
  /** Names the frame for screen readers. */
  title: string;
};

/** How far outside of the window a picture is loaded: CSS px. */
const marginPx = 600;

/**
 * A preview in a frame that is scaled down. It is loaded when it comes near the window, a few at a time, and
 * unloaded when it is far away again. It is inert.
 */
export function Picture({ src, title }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(root);
  const [load, setLoad] = useState<{ src: string; isIdle: boolean }>();
  useEffect(() => {
    if (!isNear) return;
    const release = takeSlot(() => setLoad({ src, isIdle: false }));
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.preview !== 'idle') return;
      setLoad({ src, isIdle: true });
      release();
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      release();
      setLoad(undefined);
    };
  }, [src, isNear]);
  const isCurrent = load?.src === src;
  const isIdle = isCurrent && load.isIdle;
  return (
    <div ref={root} className="gallery-picture" data-idle={isIdle} inert>
      {isCurrent ? <iframe ref={frame} key={src} src={src} title={title} tabIndex={-1} /> : null}
    </div>
  );
}

function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
