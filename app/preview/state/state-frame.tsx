'use client';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FromState } from '../inspect/messages';

type Props = {
  /** The URL of the state, with `inspect=1`. */
  src: string;
  title: string;
  onMessage?: (message: FromState) => void;
  /** Drawn over it, in its own px. */
  children?: ReactNode;
};

/** Its window, CSS px; it becomes as high as its content. */
const [width, minHeight, maxHeight] = [360, 800, 6000];

/** A state in a frame that is as high as its content, and as wide as there is room for; its key is its URL. */
export function StateFrame({ src, title, onMessage, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const room = useWidth(root);
  const listener = useRef(onMessage);
  listener.current = onMessage;

  useEffect(() => {
    const onWindowMessage = ({ source, data: message }: MessageEvent<FromState>) => {
      // It says that it is idle as a picture does, too.
      if (source !== frame.current?.contentWindow || !message.inspect) return;
      if (message.inspect === 'ready')
        setHeight(Math.min(Math.max(message.height, minHeight), maxHeight));
      listener.current?.(message);
    };
    window.addEventListener('message', onWindowMessage);
    return () => window.removeEventListener('message', onWindowMessage);
  }, []);

  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--w': width,
    '--h': height ?? minHeight,
    '--scale': scale,
  };
  return (
    <div ref={root} className="gallery-frame" data-ready={height !== undefined}>
      <div className="gallery-frame__sized" style={style}>
        <div className="gallery-frame__page">
          <iframe ref={frame} src={src} title={title} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** The width that an element has, followed. */
function useWidth(element: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
