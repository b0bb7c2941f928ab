import { type RefObject, useEffect, useRef, useState } from 'react';

/** The front (`user`) or the back camera. */
type Facing = 'user' | 'environment';

/** Why the camera could not be started; each has its own text. */
export type CameraFault = 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed';

type CameraState =
  | { status: 'idle' | 'asking' }
  | { status: 'live'; facing: Facing }
  | { status: 'refused'; fault: CameraFault };

type Camera = {
  state: CameraState;
  /** The ref of the `<video>` that shows the stream. */
  video: RefObject<HTMLVideoElement | null>;
  start(facing: Facing): Promise<void>;
  stop(): void;
};

/**
 * The camera through getUserMedia. It is released on unmount and when the page is hidden, so that the camera
 * indicator does not stay on behind another app.
 */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  // Incremented by each start and stop: a stream of an earlier start is stopped at once.
  const generation = useRef(0);

  function release() {
    generation.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  }
  function stop() {
    release();
    setState({ status: 'idle' });
  }
  async function start(facing: Facing) {
    release();
    const own = generation.current;
    setState({ status: 'asking' });
    const opened = await openCamera(facing);
    if (own !== generation.current) {
      if (opened instanceof MediaStream) for (const track of opened.getTracks()) track.stop();
      return;
    }
    if (!(opened instanceof MediaStream)) {
      setState({ status: 'refused', fault: opened });
      return;
    }
    stream.current = opened;
    if (video.current) video.current.srcObject = opened;
    // Unplugged, or the permission was revoked.
    for (const track of opened.getTracks()) track.addEventListener('ended', stop);
    setState({ status: 'live', facing });
  }

  const latest = useRef({ release, stop });
  useEffect(() => {
    latest.current = { release, stop };
  });
  useEffect(() => {
    const onChange = () => document.hidden && latest.current.stop();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      latest.current.release();
    };
  }, []);
  return { state, video, start, stop };
}

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

async function openCamera(facing: Facing): Promise<MediaStream | CameraFault> {
  // Missing in old browsers and in insecure contexts.
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: facing },
      audio: false,
    });
  } catch (error) {
    return (error instanceof Error && faults[error.name]) || 'failed';
  }
}
