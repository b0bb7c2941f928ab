import * as v from 'valibot';
import type { ImageKind } from '@/lib/api/schemas/application';
import { imageKind } from '@/lib/api/schemas/basics';
import { draftKey, readDraft, removeDraft, writeDraft } from '@/lib/forms/draft';
import { readDraftFile, removeDraftFile, writeDraftFile } from '@/lib/storage/draft-files';
import { type PreparedPhoto, photoLimits } from './prepare-photo';

/** A data URL; empty if none could be made. */
const thumbnail = v.pipe(
  v.string(),
  v.regex(/^($|data:image\/jpeg;base64,)/),
  v.maxLength(photoLimits.thumbnailCharacters),
);

const accepted = v.object({ imageId: v.pipe(v.string(), v.nonEmpty()), thumbnail });

/** A photo of the current application that the server has accepted. */
export type AcceptedPhoto = v.InferOutput<typeof accepted>;

/** A photo that can be sent: a JPEG, and its thumbnail as a data URL. */
export type UnsentPhoto = Pick<PreparedPhoto, 'blob' | 'thumbnail'>;

/** The user's accepted photo of this kind; `null` for none. */
export function readPhoto(kind: ImageKind): AcceptedPhoto | null {
  const stored = v.safeParse(accepted, readDraft(nameOf(kind)));
  return stored.success ? stored.output : null;
}

/** Stores the server's answer to a photo, so that it survives a reload: an accepted photo, or `null` for none. */
export function storePhoto(kind: ImageKind, photo: AcceptedPhoto | null): void {
  if (photo) writeDraft(nameOf(kind), photo);
  else removeDraft(nameOf(kind));
  removeFile(kind);
}

/** Stores a photo that the server has not answered yet, beside the accepted one before it. */
export function keepUnsentPhoto(kind: ImageKind, { blob, thumbnail }: UnsentPhoto): void {
  const draft = draftKey(nameOf(kind));
  if (!draft) return;
  writeDraft(nameOf(kind), { ...readPhoto(kind), unsent: thumbnail });
  // By then it may be accepted, dropped or another user's turn.
  const isWanted = () => draftKey(nameOf(kind)) === draft && unsentThumbnail(kind) === thumbnail;
  void writeDraftFile(draft, blob, isWanted);
}

/** The photo that {@link keepUnsentPhoto} stored; `undefined` for none. A damaged one is dropped. Never rejects. */
export async function readUnsentPhoto(kind: ImageKind): Promise<UnsentPhoto | undefined> {
  const draft = draftKey(nameOf(kind));
  const thumbnail = unsentThumbnail(kind);
  if (!draft || thumbnail === undefined) return undefined;
  const blob = await readDraftFile(draft);
  if (blob && (await isSendable(blob))) return { blob, thumbnail };
  dropUnsentPhoto(kind);
  return undefined;
}

/** Drops the photo of {@link keepUnsentPhoto}; the accepted one stays. */
export function dropUnsentPhoto(kind: ImageKind): void {
  if (unsentThumbnail(kind) !== undefined) storePhoto(kind, readPhoto(kind));
}

/** Another side of the application with the same photo. Two photos never have the same thumbnail, to the byte. */
export function twinOf(kind: ImageKind, photo: string): ImageKind | undefined {
  return imageKind.options.find((other) => {
    if (other === kind || !photo) return false;
    return (unsentThumbnail(other) ?? readPhoto(other)?.thumbnail) === photo;
  });
}

function unsentThumbnail(kind: ImageKind): string | undefined {
  const stored = v.safeParse(thumbnail, readDraft(nameOf(kind)).unsent);
  return stored.success ? stored.output : undefined;
}

async function isSendable(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8 && blob.size <= photoLimits.outputBytes;
}

function removeFile(kind: ImageKind): void {
  const draft = draftKey(nameOf(kind));
  if (draft) void removeDraftFile(draft);
}

/** The name of its draft. */
function nameOf(kind: ImageKind): string {
  return `photo_${kind}`;
}
