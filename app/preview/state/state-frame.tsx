'use client';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type FromState, parseFromState, type ToState } from '../inspect/messages';
import { takeSlot } from '../slots';

/** A loaded state. */
export type StateHandle = {
  /** A PNG of it at a scale; rejects where the browser cannot draw it. */
  takePicture(scale: ToState['scale']): Promise<Blob>;
};

type Props = {
  /** The URL of the state, with `inspect=1`. */
  src: string;
  title: string;
  /** Of its window, CSS px. */
  width: number;
  /** Of its window at first; it becomes as high as its content. */
  minHeight: number;
  maxHeight: number;
  onMessage?: (message: FromState) => void;
  /** Called once it is idle and has its height. */
  onReady?: (height: number) => void;
  ref?: Ref<StateHandle>;
  /** Drawn over it, in its own px. */
  children?: ReactNode;
};

type Waiting = { resolve: (png: Blob) => void; reject: (error: Error) => void };

/** Milliseconds in which a picture is taken, or never. */
const pictureMs = 20_000;

/** A state in a frame that is as high as its content, and as wide as there is room for. */
export function StateFrame(props: Props) {
  const { src, title, width, minHeight, maxHeight, onMessage, onReady, ref, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pictures = useRef(new Map<number, Waiting>());
  const [load, setLoad] = useState<{ src: string; height?: number }>();
  const room = useWidth(root);
  const listener = useRef<Pick<Props, 'onMessage' | 'onReady'>>({});
  listener.current = { onMessage, onReady };

  useEffect(() => {
    const release = takeSlot(() => setLoad({ src }));
    const onWindowMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const message = parseFromState(data);
      if (!message) return;
      if (message.inspect === 'ready') {
        const height = Math.min(Math.max(message.height, minHeight), maxHeight);
        setLoad({ src, height });
        release();
        listener.current.onReady?.(height);
      } else if (message.inspect === 'picture') {
        pictures.current.get(message.id)?.resolve(message.png);
      } else if (message.inspect === 'failure') {
        pictures.current.get(message.id)?.reject(new Error(message.message));
      } else listener.current.onMessage?.(message);
    };
    window.addEventListener('message', onWindowMessage);
    return () => {
      window.removeEventListener('message', onWindowMessage);
      release();
    };
  }, [src, minHeight, maxHeight]);

  useImperativeHandle(ref, () => ({
    takePicture: (scale) =>
      new Promise((resolve, reject) => {
        const id = pictures.current.size + 1;
        pictures.current.set(id, { resolve, reject });
        setTimeout(() => reject(new Error('The state does not reply')), pictureMs);
        const message: ToState = { inspect: 'take', id, scale };
        frame.current?.contentWindow?.postMessage(message, '*');
      }),
  }));

  const current = load?.src === src ? load : undefined;
  const height = current?.height ?? minHeight;
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--w': width,
    '--h': height,
    '--scale': scale,
  };
  return (
    <div ref={root} className="gallery-frame" data-ready={current?.height !== undefined}>
      <div className="gallery-frame__sized" style={style}>
        <div className="gallery-frame__page">
          {current ? <iframe ref={frame} key={src} src={src} title={title} /> : null}
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
