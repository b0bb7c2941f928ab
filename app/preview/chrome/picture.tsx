'use client';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from './settings';
import { takeSlot } from './slots';
import { useNear } from './use-near';

type Props = {
  /** The preview's address. */
  src: string;
  /** What is seen, for those who do not see it. */
  title: string;
  width: Settings['width'];
};

/**
 * A live picture of a preview, scaled to its place: loaded when it comes near the window, a few at a time,
 * and given up when it is far again. It can be looked at, not used.
 */
export function Picture({ src, title, width }: Props) {
  const { ref, near } = useNear<HTMLDivElement>();
  const { frame, shown, stands } = useTurn(src, near);
  return (
    <div ref={ref} className="gallery-picture" data-width={width} data-stands={stands} inert>
      {shown ? <iframe ref={frame} key={src} src={src} title={title} tabIndex={-1} /> : null}
    </div>
  );
}

/** When the picture may load, and whether it stands. */
function useTurn(src: string, near: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [turn, setTurn] = useState<{ src: string; stands: boolean }>();
  useEffect(() => {
    if (!near) return;
    const release = takeSlot(() => setTurn({ src, stands: false }));
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.preview !== 'still') return;
      setTurn({ src, stands: true });
      release();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      release();
      setTurn(undefined);
    };
  }, [src, near]);
  const isOurs = turn?.src === src;
  return { frame, shown: isOurs, stands: isOurs && turn.stands };
}
