import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageKind } from '@/lib/api/schemas/application';
import { isBridge } from '@/lib/bridge/call';
import { resumeBridgePhoto } from '@/lib/photo/camera/bridge-photo';
import { capturePhoto } from '@/lib/photo/camera/capture';
import { choosePhotoFile } from '@/lib/photo/camera/choose-file';
import { closeCamera } from '@/lib/photo/camera/open-camera';
import { type PhotoError, toPhotoError } from './photo-error';
import { facingOf } from './photo-kind';

/**
 * How far the taking of a photo is. `waiting`: the shell's camera or the browser's question is
 * open. `camera`: the page shows one. `refused`: it could not be opened, a file is offered instead.
 */
export type CaptureState =
  | { name: 'idle' }
  | { name: 'waiting' }
  | { name: 'camera'; stream: MediaStream }
  | { name: 'refused'; error: PhotoError };

type Options = {
  kind: ImageKind;
  onPhoto: (photo: Blob) => void;
  /** Anything but a change of mind. */
  onError: (error: PhotoError) => void;
};

/** Takes one photo by whatever camera there is; what it cannot show itself it leaves to `CameraView`. */
export function usePhotoCapture({ kind, onPhoto, onError }: Options): {
  state: CaptureState;
  /** Within a tap: opens the camera, or whatever there is instead. */
  take: () => void;
  /** Within a tap: opens the phone's file chooser. */
  chooseFile: () => void;
  /** The photo that `CameraView` took. */
  use: (photo: Blob) => void;
  /** Closes the camera without a photo. */
  close: () => void;
} {
  const [state, setState] = useState<CaptureState>({ name: 'idle' });
  const run = useRef(new AbortController());
  const latest = useRef({ onPhoto, onError });
  useEffect(() => {
    latest.current = { onPhoto, onError };
  });
  const stream = state.name === 'camera' ? state.stream : undefined;
  useEffect(() => () => stream && closeCamera(stream), [stream]);

  /** Ends what was under way; what it brings later is not wanted any more. */
  const begin = useCallback((next: CaptureState) => {
    run.current.abort();
    run.current = new AbortController();
    setState(next);
    return run.current.signal;
  }, []);
  const use = useCallback(
    (photo: Blob) => {
      begin({ name: 'idle' });
      latest.current.onPhoto(photo);
    },
    [begin],
  );
  const fail = useCallback(
    (thrown: unknown) => {
      const error = toPhotoError(thrown);
      const offersFile = !isBridge() && ['denied', 'noCamera', 'busy'].includes(error.code);
      begin(offersFile ? { name: 'refused', error } : { name: 'idle' });
      if (!offersFile && error.code !== 'cancelled') latest.current.onError(error);
    },
    [begin],
  );

  const take = useCallback(() => {
    const signal = begin({ name: 'waiting' });
    capturePhoto(kind, signal).then(
      (captured) => {
        if ('photo' in captured) {
          if (!signal.aborted) use(captured.photo);
        } else if (signal.aborted) closeCamera(captured.camera);
        else setState({ name: 'camera', stream: captured.camera });
      },
      (error) => signal.aborted || fail(error),
    );
  }, [kind, begin, use, fail]);

  const chooseFile = useCallback(() => {
    const signal = begin({ name: 'idle' });
    choosePhotoFile(facingOf(kind), signal).then(use, (error) => signal.aborted || fail(error));
  }, [kind, begin, use, fail]);

  useEffect(() => {
    if (!isBridge()) return;
    const { signal } = run.current;
    resumeBridgePhoto(kind, signal).then(
      (photo) => photo && !signal.aborted && use(photo),
      // Nobody is waiting for a photo that an earlier load has lost.
      () => undefined,
    );
  }, [kind, use]);
  useEffect(() => () => run.current.abort(), []);

  return { state, take, chooseFile, use, close: () => void begin({ name: 'idle' }) };
}
