import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ImageKind, ImageReply, ImageUpload } from '@/lib/api/schemas/application';
import { toBase64 } from '@/lib/photo/image/encode';
import { type PreparedPhoto, preparePhoto } from '@/lib/photo/image/prepare';
import { PhotoError, toPhotoError } from './photo-error';
import { keepPhoto, readPhoto } from './photo-record';
import { usePhotoText } from './use-photo-text';

/** How far a photo is on its way; `progress` is a fraction from 0 to 1, `reason` is text. */
export type PhotoUploadState =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'uploading'; progress: number }
  | { name: 'accepted' }
  | { name: 'rejected'; reason: string }
  | { name: 'failed'; reason: string };

/** `uploadImage` of `lib/api/calls/application`. */
export type UploadImage = (
  image: ImageUpload,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<ImageReply>;

type Options = {
  kind: ImageKind;
  upload: UploadImage;
  /** For tests. */
  prepare?: (file: Blob, signal: AbortSignal) => Promise<PreparedPhoto>;
};

/** One photo of an application: its state, its picture, and what can be done with it. */
export type PhotoUpload = {
  state: PhotoUploadState;
  /** A data URL; of the photo on its way, or of the accepted one after a reload. */
  picture: string | undefined;
  /** What the server calls the accepted photo; `null` while none is. */
  imageId: string | null;
  /** Prepares and sends a photo; one that is under way is given up. */
  send: (file: Blob) => void;
  /** Sends the photo that failed once more. */
  retry: () => void;
  /** Gives up what is under way; an older accepted photo is then in force again. */
  cancel: () => void;
  /** Shows why no photo was taken. */
  fail: (error: unknown) => void;
};

/** Why a photo did not go out: what the server said, which may be nothing, or what went wrong. */
type Cause = { said: string } | { error: unknown };

/** As {@link PhotoUploadState}, with the cause in the place of words: these follow the language on show. */
type InnerState =
  | Exclude<PhotoUploadState, { reason: string }>
  | { name: 'rejected' | 'failed'; cause: Cause };

type Shown = { state: InnerState; picture?: string; imageId: string | null };

const nothing: Shown = { state: { name: 'idle' }, imageId: null };

/** Sends one photo of an application and remembers the accepted one for the person who is logged in. */
export function usePhotoUpload({ kind, upload, prepare = preparePhoto }: Options): PhotoUpload {
  const t = useTranslations('photo');
  const textOf = usePhotoText();
  const [shown, setShown] = useState<Shown>(nothing);
  const run = useRef<AbortController>(null);
  const waiting = useRef<{ file: Blob; ready?: PreparedPhoto }>(null);
  const port = useRef({ upload, prepare });
  useEffect(() => {
    port.current = { upload, prepare };
  });

  const restore = useCallback(() => {
    const kept = readPhoto(kind);
    setShown(
      kept
        ? {
            state: { name: 'accepted' },
            picture: kept.thumbnail || undefined,
            imageId: kept.imageId,
          }
        : nothing,
    );
  }, [kind]);
  useLayoutEffect(restore, [restore]);
  useEffect(() => () => run.current?.abort(), []);

  function inWords(state: InnerState): PhotoUploadState {
    if (!('cause' in state)) return state;
    const { name, cause } = state;
    const reason = 'said' in cause ? cause.said || t('rejected') : textOf(cause.error);
    return { name, reason };
  }
  const actions = useMemo(() => {
    function show(state: InnerState, picture?: string) {
      setShown({ state, picture, imageId: null });
    }
    async function deliver(photo: { file: Blob; ready?: PreparedPhoto }, signal: AbortSignal) {
      if (!photo.ready) show({ name: 'preparing' });
      photo.ready ??= await port.current.prepare(photo.file, signal);
      signal.throwIfAborted();
      const { blob, thumbnail } = photo.ready;
      const picture = thumbnail || undefined;
      show({ name: 'uploading', progress: 0 }, picture);
      const image = await toBase64(blob, signal);
      const answer = await port.current.upload(
        { kind, mime: 'image/jpeg', image },
        {
          signal,
          onProgress: (progress) =>
            signal.aborted || show({ name: 'uploading', progress }, picture),
        },
      );
      if (signal.aborted) return;
      waiting.current = null;
      keepPhoto(kind, answer.accepted ? { imageId: answer.image_id, thumbnail } : null);
      if (answer.accepted) {
        setShown({ state: { name: 'accepted' }, picture, imageId: answer.image_id });
      } else show({ name: 'rejected', cause: { said: answer.reason ?? '' } }, picture);
    }
    function start() {
      run.current?.abort();
      const photo = waiting.current;
      if (!photo) return;
      run.current = new AbortController();
      const { signal } = run.current;
      deliver(photo, signal).catch((error) => {
        if (signal.aborted) return;
        const cause = { error };
        // A photo that cannot be prepared fails at each try: only another one helps.
        if (error instanceof PhotoError) show({ name: 'rejected', cause });
        else show({ name: 'failed', cause }, photo.ready?.thumbnail || undefined);
      });
    }
    return {
      send: (file: Blob) => {
        waiting.current = { file };
        start();
      },
      retry: start,
      cancel: () => {
        run.current?.abort();
        waiting.current = null;
        restore();
      },
      fail: (error: unknown) => {
        if (toPhotoError(error).code !== 'cancelled') show({ name: 'rejected', cause: { error } });
      },
    };
  }, [kind, restore]);

  const { picture, imageId } = shown;
  return { state: inWords(shown.state), picture, imageId, ...actions };
}
