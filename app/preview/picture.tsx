'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Props = {
  /** The preview's URL. */
  src: string;
  /** Names the frame for screen readers. */
  title: string;
};

/** How far outside of the window a picture is loaded: CSS px. */
const marginPx = 600;

/**
 * A preview in a frame that is scaled down. It is loaded when it comes near the window, and unloaded
 * when it is far away again. It is inert.
 */
export function Picture({ src, title }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(root);
  const [idleSrc, setIdleSrc] = useState<string>();
  useEffect(() => {
    if (!isNear) return;
    const onMessage = ({ source, data }: MessageEvent) => {
      const isOwn = source === frame.current?.contentWindow;
      if (isOwn && data?.preview === 'idle') setIdleSrc(src);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      setIdleSrc(undefined);
    };
  }, [src, isNear]);
  return (
    <div ref={root} className="gallery-picture" data-idle={idleSrc === src} inert>
      {isNear ? <iframe ref={frame} key={src} src={src} title={title} tabIndex={-1} /> : null}
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
