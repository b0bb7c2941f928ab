import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageKind } from '@/lib/api/schemas/application';
import { isBridge } from '@/lib/bridge/call';
import { resumeBridgePhoto, type ShellPhoto, takeBridgePhoto } from './bridge-photo';
import { canOpenCamera, closeCamera, facingOf, openCamera } from './camera';
import { choosePhotoFile } from './choose-file';
import { PhotoError, toPhotoError } from './photo-error';

/**
 * The state of taking a photo. `waiting`: for the shell's camera or the browser's permission dialog.
 * `camera`: the page shows a camera. `unclear`: a selfie without one clear face, which the user may use all
 * the same. `failed`: there is no photo; the user can try again, or choose a file.
 */
export type CaptureState =
  | { name: 'idle' }
  | { name: 'waiting' }
  | { name: 'camera'; stream: MediaStream }
  | { name: 'unclear'; photo: Blob; faces: number }
  | { name: 'failed'; error: PhotoError };

type Options = {
  kind: ImageKind;
  onPhoto: (photo: Blob) => void;
  /** The shell's camera was closed without a photo, by the user or by Android. */
  onCancel: () => void;
};

/** Takes a photo with the shell's camera, a camera in the page (`CameraView`) or the file chooser. */
export function usePhotoCapture({ kind, onPhoto, onCancel }: Options): {
  state: CaptureState;
  /** In a click handler: opens the camera, or the file chooser without one. */
  take: () => void;
  /** In a click handler: opens the file chooser, for a file or the camera app. */
  chooseFile: () => void;
  /** Uses a photo that `CameraView` took or showed. */
  use: (photo: Blob) => void;
  /** Shows why there is no photo, or why one cannot be used. */
  fail: (error: unknown) => void;
  /** Closes the camera without a photo. */
  close: () => void;
} {
  const [state, setState] = useState<CaptureState>({ name: 'idle' });
  const attempt = useRef(new AbortController());
  const latest = useRef({ onPhoto, onCancel });
  useEffect(() => {
    latest.current = { onPhoto, onCancel };
  });
  const stream = state.name === 'camera' ? state.stream : undefined;
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
  const receive = useCallback(
    ({ photo, faces = 1 }: ShellPhoto) => {
      if (faces === 1) use(photo);
      else begin({ name: 'unclear', photo, faces });
    },
    [begin, use],
  );
  const fail = useCallback(
    (thrown: unknown) => {
      const error = toPhotoError(thrown);
      const isCancelled = error.code === 'cancelled';
      begin(isCancelled ? { name: 'idle' } : { name: 'failed', error });
      if (isCancelled && isBridge()) latest.current.onCancel();
    },
    [begin],
  );

  useEffect(() => {
    if (!stream) return;
    // Another app has taken the camera, or the user has withdrawn the permission: its picture stands still.
    const lost = () => fail(new PhotoError('busy', 'the camera was taken away'));
    for (const track of stream.getTracks()) track.addEventListener('ended', lost);
    return () => closeCamera(stream);
  }, [stream, fail]);

  const take = useCallback(() => {
    const signal = begin({ name: 'waiting' });
    capturePhoto(kind, signal).then(
      (captured) => {
        if ('photo' in captured) {
          if (!signal.aborted) receive(captured);
        } else if (signal.aborted) closeCamera(captured.camera);
        else setState({ name: 'camera', stream: captured.camera });
      },
      (error) => signal.aborted || fail(error),
    );
  }, [kind, begin, receive, fail]);

  const chooseFile = useCallback(() => {
    const signal = begin({ name: 'idle' });
    choosePhotoFile(undefined, signal).then(use, () => undefined);
  }, [begin, use]);

  useEffect(() => {
    if (!isBridge()) return;
    const { signal } = attempt.current;
    resumeBridgePhoto(kind, signal).then(
      (taken) => taken && !signal.aborted && receive(taken),
      // The user did not request it in this load.
      () => undefined,
    );
  }, [kind, receive]);
  useEffect(() => () => attempt.current.abort(), []);

  return { state, take, chooseFile, use, fail, close: () => void begin({ name: 'idle' }) };
}

/** Takes a photo, or opens a camera that the page has to show for one. Rejects with a {@link PhotoError}. */
async function capturePhoto(
  kind: ImageKind,
  signal: AbortSignal,
): Promise<ShellPhoto | { camera: MediaStream }> {
  if (isBridge()) return takeBridgePhoto(kind, signal);
  if (canOpenCamera()) return { camera: await openCamera(facingOf(kind)) };
  return { photo: await choosePhotoFile(facingOf(kind), signal) };
}
