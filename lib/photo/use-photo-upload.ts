import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { uploadImage } from '@/lib/api/calls/application';
import { useTextOf } from '@/lib/api/own-texts';
import type { ImageKind, ImageReply } from '@/lib/api/schemas/application';
import { toDataUrl } from './browser-image';
import { PhotoError, type PhotoErrorCode } from './photo-error';
import {
  dropUnsentPhoto,
  keepUnsentPhoto,
  readPhoto,
  readUnsentPhoto,
  storePhoto,
  twinOf,
  type UnsentPhoto,
} from './photo-record';
import { preparePhoto } from './prepare-photo';
import { usePhotoText } from './use-photo-text';

/** The state of a photo's upload; `progress` is a fraction from 0 to 1, `reason` a text. */
export type PhotoUploadState =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'uploading'; progress: number }
  | { name: 'accepted' }
  | { name: 'rejected'; reason: string }
  | { name: 'failed'; reason: string };

/** A photo of an application: its state, its picture and its actions. */
export type PhotoUpload = {
  state: PhotoUploadState;
  /** A data URL: of the photo being sent, or the thumbnail of the accepted one. */
  picture: string | undefined;
  /** The server's id of the accepted photo; `null` while there is none. */
  imageId: string | null;
  /** Prepares and sends a photo; aborts a pending one. */
  send: (file: Blob, on?: PreparationEvents) => void;
  /** Sends the photo that failed again. */
  retry: () => void;
  /** Aborts the pending photo and shows the one accepted before. */
  cancel: () => void;
};

/** What became of a photo before it is sent. */
type PreparationEvents = {
  onPrepared?: () => void;
  /** It cannot be used. */
  onRefused?: (error: PhotoError) => void;
};

const sameAs = {
  id_front: 'sameAsFront',
  id_back: 'sameAsBack',
  selfie: 'sameAsSelfie',
} as const satisfies Record<ImageKind, PhotoErrorCode>;

/** The server's reply to a rejected photo, an error, or a reload before the reply. */
type Cause = { reply: ImageReply } | { error: unknown } | { reloaded: true };

/** {@link PhotoUploadState} with the cause instead of a text, which depends on the current language. */
type State =
  | Exclude<PhotoUploadState, { reason: string }>
  | { name: 'rejected' | 'failed'; cause: Cause };

type Photo = { state: State; picture?: string; imageId: string | null };

/** A photo that is not accepted yet: as it was taken, or prepared, for a retry. */
type PendingPhoto = Blob | UnsentPhoto;

/**
 * Uploads one photo of an application. Stores the accepted one for a reload, and one that is not accepted
 * yet, which the user can send again.
 */
export function usePhotoUpload(kind: ImageKind): PhotoUpload {
  const t = useTranslations('photo');
  const textOf = usePhotoText();
  const serverText = useTextOf();
  const [photo, setPhoto] = useState<Photo>({ state: { name: 'idle' }, imageId: null });
  const upload = useRef<AbortController>(null);
  const pending = useRef<PendingPhoto>(null);

  const restore = useCallback(() => {
    const stored = readPhoto(kind);
    setPhoto(
      stored
        ? {
            state: { name: 'accepted' },
            picture: stored.thumbnail || undefined,
            imageId: stored.imageId,
          }
        : { state: { name: 'idle' }, imageId: null },
    );
  }, [kind]);
  useLayoutEffect(restore, [restore]);
  useEffect(() => {
    let isMounted = true;
    void readUnsentPhoto(kind).then((kept) => {
      if (!isMounted || !kept || pending.current) return;
      pending.current = kept;
      setPhoto({
        state: { name: 'failed', cause: { reloaded: true } },
        picture: thumbnailOf(kept),
        imageId: null,
      });
    });
    return () => {
      isMounted = false;
    };
  }, [kind]);
  useEffect(() => () => upload.current?.abort(), []);

  const actions = useMemo(() => {
    function show(state: State, picture?: string) {
      setPhoto({ state, picture, imageId: null });
    }
    async function prepare(file: Blob, signal: AbortSignal): Promise<UnsentPhoto> {
      show({ name: 'preparing' });
      const prepared = await preparePhoto(file, signal);
      signal.throwIfAborted();
      const twin = twinOf(kind, prepared.thumbnail);
      if (twin) throw new PhotoError(sameAs[twin], 'the same photo');
      pending.current = prepared;
      keepUnsentPhoto(kind, prepared);
      return prepared;
    }
    async function prepareAndUpload(
      next: PendingPhoto,
      signal: AbortSignal,
      onPrepared?: () => void,
    ) {
      const { blob, thumbnail } = 'blob' in next ? next : await prepare(next, signal);
      onPrepared?.();
      const picture = thumbnail || undefined;
      show({ name: 'uploading', progress: 0 }, picture);
      const image = await toBase64(blob);
      const reply = await uploadImage(
        { kind, mime: 'image/jpeg', image },
        {
          signal,
          onProgress: (progress) =>
            signal.aborted || show({ name: 'uploading', progress }, picture),
        },
      );
      if (signal.aborted) return;
      pending.current = null;
      storePhoto(kind, reply.accepted ? { imageId: reply.image_id, thumbnail } : null);
      if (reply.accepted) {
        setPhoto({ state: { name: 'accepted' }, picture, imageId: reply.image_id });
      } else show({ name: 'rejected', cause: { reply } }, picture);
    }
    function forget() {
      pending.current = null;
      dropUnsentPhoto(kind);
    }
    function start({ onPrepared, onRefused }: PreparationEvents = {}) {
      upload.current?.abort();
      const next = pending.current;
      if (!next) return;
      upload.current = new AbortController();
      const { signal } = upload.current;
      prepareAndUpload(next, signal, onPrepared).catch((error) => {
        if (signal.aborted) return;
        const cause = { error };
        // A photo that cannot be prepared would fail again: the user needs another one.
        if (error instanceof PhotoError) {
          show({ name: 'rejected', cause });
          onRefused?.(error);
        } else show({ name: 'failed', cause }, thumbnailOf(pending.current));
      });
    }
    return {
      send: (file: Blob, on?: PreparationEvents) => {
        forget();
        pending.current = file;
        start(on);
      },
      retry: () => start(),
      cancel: () => {
        upload.current?.abort();
        forget();
        restore();
      },
    };
  }, [kind, restore]);

  function withReason(state: State): PhotoUploadState {
    if (!('cause' in state)) return state;
    const { name, cause } = state;
    if ('reloaded' in cause) return { name, reason: t('kept') };
    if ('reply' in cause) {
      const { reason, reason_code } = cause.reply;
      return { name, reason: serverText(reason, 'reason_code', reason_code) || t('rejected') };
    }
    return { name, reason: textOf(cause.error) };
  }
  const { picture, imageId } = photo;
  return { state: withReason(photo.state), picture, imageId, ...actions };
}

async function toBase64(blob: Blob): Promise<string> {
  const dataUrl = await toDataUrl(blob);
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

function thumbnailOf(photo: PendingPhoto | null): string | undefined {
  return photo && 'thumbnail' in photo ? photo.thumbnail || undefined : undefined;
}
