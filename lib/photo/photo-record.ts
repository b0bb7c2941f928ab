import * as v from 'valibot';
import type { ImageKind } from '@/lib/api/schemas/application';
import { readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';

const draftName = 'photos';

const record = v.object({
  imageId: v.pipe(v.string(), v.nonEmpty()),
  /** A data URL; empty if none could be made. */
  thumbnail: v.pipe(v.string(), v.regex(/^($|data:image\/jpeg;base64,)/)),
});

/** A photo of the current application that the server has accepted. */
export type PhotoRecord = v.InferOutput<typeof record>;

/** The user's accepted photo of this kind; `null` for none. */
export function readPhoto(kind: ImageKind): PhotoRecord | null {
  const stored = v.safeParse(record, readDraft(draftName)[kind]);
  return stored.success ? stored.output : null;
}

/** Stores an accepted photo, so that it survives a reload; `null` removes it. */
export function storePhoto(kind: ImageKind, photo: PhotoRecord | null): void {
  const { [kind]: _before, ...others } = readDraft(draftName);
  writeDraft(draftName, photo ? { ...others, [kind]: photo } : others);
}

/** Removes all photos: the application was submitted, or its photos have to be taken again. */
export function removePhotos(): void {
  removeDraft(draftName);
}
