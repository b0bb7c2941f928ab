import * as v from 'valibot';
import type { ImageKind } from '@/lib/api/schemas/application';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';

const draftName = 'photos';

const record = v.object({
  imageId: v.pipe(v.string(), v.nonEmpty()),
  /** A small picture as a data URL; empty where none could be made. */
  thumbnail: v.pipe(v.string(), v.regex(/^($|data:image\/jpeg;base64,)/)),
});

/** A photo of this application that the server has accepted. */
export type PhotoRecord = v.InferOutput<typeof record>;

/** The accepted photo of this kind, of the person who is logged in; `null` for none. */
export function readPhoto(kind: ImageKind): PhotoRecord | null {
  const kept = v.safeParse(record, readDraft(draftName)[kind]);
  return kept.success ? kept.output : null;
}

/** Remembers an accepted photo, so that a reload does not ask for it again; `null` forgets it. */
export function keepPhoto(kind: ImageKind, photo: PhotoRecord | null): void {
  const { [kind]: _before, ...others } = readDraft(draftName);
  writeDraft(draftName, photo ? { ...others, [kind]: photo } : others);
}

/** Forgets all photos: the application was handed in, or its photos have to be taken anew. */
export function forgetPhotos(): void {
  removeDraft(draftName);
}
