import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageKind } from '@/lib/api/schemas/application';
import { isBridge } from '@/lib/bridge/call';
import { resumeBridgePhoto, takeBridgePhoto } from './bridge-photo';
import { canOpenCamera, closeCamera, facingOf, openCamera } from './camera';
import { choosePhotoFile } from './choose-file';
import { type PhotoError, toPhotoError } from './photo-error';

/**
 * The state of taking a photo. `waiting`: for the shell's camera or the browser's permission dialog.
 * `camera`: the page shows a camera. `unavailable`: none could be opened, a file is offered instead.
 */
export type CaptureState =
  | { name: 'idle' }
  | { name: 'waiting' }
  | { name: 'camera'; stream: MediaStream }
  | { name: 'unavailable'; error: PhotoError };

type Options = {
  kind: ImageKind;
  onPhoto: (photo: Blob) => void;
  /** Not called when the user cancels. */
  onError: (error: PhotoError) => void;
};

/** Takes a photo with the shell's camera, a camera in the page (`CameraView`) or the file chooser. */
export function usePhotoCapture({ kind, onPhoto, onError }: Options): {
  state: CaptureState;
  /** In a click handler: opens the camera, or the file chooser without one. */
  take: () => void;
  /** In a click handler: opens the file chooser. */
  chooseFile: () => void;
  /** Uses the photo that `CameraView` took. */
  use: (photo: Blob) => void;
  /** Closes the camera without a photo. */
  close: () => void;
} {
  const [state, setState] = useState<CaptureState>({ name: 'idle' });
  const attempt = useRef(new AbortController());
  const latest = useRef({ onPhoto, onError });
  useEffect(() => {
    latest.current = { onPhoto, onError };
  });
  const stream = state.name === 'camera' ? state.stream : undefined;
  useEffect(() => () => stream && closeCamera(stream), [stream]);

  /** Aborts the pending attempt, whose result is ignored. */
  const begin = useCallback((next: CaptureState) => {
    attempt.current.abort();
    attempt.current = new AbortController();
    setState(next);
    return attempt.current.signal;
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
      begin(offersFile ? { name: 'unavailable', error } : { name: 'idle' });
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
    const { signal } = attempt.current;
    resumeBridgePhoto(kind, signal).then(
      (photo) => photo && !signal.aborted && use(photo),
      // The user did not request it in this load.
      () => undefined,
    );
  }, [kind, use]);
  useEffect(() => () => attempt.current.abort(), []);

  return { state, take, chooseFile, use, close: () => void begin({ name: 'idle' }) };
}

/** Takes a photo, or opens a camera that the page has to show for one. Rejects with a {@link PhotoError}. */
async function capturePhoto(
  kind: ImageKind,
  signal: AbortSignal,
): Promise<{ photo: Blob } | { camera: MediaStream }> {
  if (isBridge()) return { photo: await takeBridgePhoto(kind, signal) };
  if (canOpenCamera()) return { camera: await openCamera(facingOf(kind)) };
  return { photo: await choosePhotoFile(facingOf(kind), signal) };
}
