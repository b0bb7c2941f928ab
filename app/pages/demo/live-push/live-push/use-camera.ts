import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which way the camera looks: at the person, or away. */
export type Facing = 'user' | 'environment';

/** Why there is no picture; each has words of its own. */
export type CameraFault = 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed';

/** How the camera stands. */
export type CameraState =
  | { status: 'idle' | 'asking' }
  | { status: 'live'; facing: Facing }
  | { status: 'refused'; fault: CameraFault };

/** The camera, and what can be done with it. */
export type Camera = {
  state: CameraState;
  /** Goes on the `<video>` that shows the picture. */
  video: RefObject<HTMLVideoElement | null>;
  start(facing: Facing): Promise<void>;
  stop(): void;
};

/**
 * The phone's camera by getUserMedia. It is let go when the screen is left or goes out of sight: a
 * light that stays on behind another app is a reason not to trust this one.
 */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  // Counts the starts and stops: an answer to an older one comes too late.
  const turn = useRef(0);

  function release() {
    turn.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  }
  function stop() {
    release();
    setState({ status: 'idle' });
  }
  async function start(facing: Facing) {
    release();
    const mine = turn.current;
    setState({ status: 'asking' });
    const opened = await openCamera(facing);
    if (mine !== turn.current) {
      if (opened instanceof MediaStream) for (const track of opened.getTracks()) track.stop();
      return;
    }
    if (!(opened instanceof MediaStream)) {
      setState({ status: 'refused', fault: opened });
      return;
    }
    stream.current = opened;
    if (video.current) video.current.srcObject = opened;
    // Unplugged, or taken back in the system's settings.
    for (const track of opened.getTracks()) track.addEventListener('ended', stop);
    setState({ status: 'live', facing });
  }

  const latest = useRef({ release, stop });
  useEffect(() => {
    latest.current = { release, stop };
  });
  useEffect(() => {
    const hidden = () => document.hidden && latest.current.stop();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
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
  // Absent in old browsers, and in pages that are not served safely.
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
