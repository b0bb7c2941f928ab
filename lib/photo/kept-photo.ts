import * as v from 'valibot';
import type { ImageKind } from '@/lib/api/schemas/application';
import {
  readLargeText,
  removeLargeText,
  writeLargeText,
} from '@/lib/storage/encrypted/large-texts';
import { readValue } from '@/lib/storage/values';
import { photoLimits } from './prepare-photo';

const keptPhoto = v.object({
  /** A JPEG in base64, whose first bytes are those of `/9j/`. */
  image: v.pipe(
    v.string(),
    v.regex(/^\/9j\/[\w+/]*={0,2}$/),
    v.maxLength(4 * Math.ceil(photoLimits.outputBytes / 3)),
  ),
  /** A data URL; empty if none could be made. */
  thumbnail: v.pipe(
    v.string(),
    v.regex(/^($|data:image\/jpeg;base64,)/),
    v.maxLength(photoLimits.thumbnailCharacters),
  ),
});

/** A prepared photo that the server has not received yet, or has not replied to. */
export type KeptPhoto = v.InferOutput<typeof keptPhoto>;

/** Keeps a photo over a reload, encrypted, until it is dropped or the user signs out. Never rejects. */
export async function keepPhoto(kind: ImageKind, photo: KeptPhoto): Promise<void> {
  const userId = readValue('user_id');
  if (!userId || !v.is(keptPhoto, photo)) return;
  const isWanted = () => readValue('user_id') === userId;
  await writeLargeText(nameOf(userId, kind), JSON.stringify(photo), isWanted);
}

/** The user's kept photo of this kind; `undefined` for none. A damaged one is dropped. Never rejects. */
export async function readKeptPhoto(kind: ImageKind): Promise<KeptPhoto | undefined> {
  const userId = readValue('user_id');
  if (!userId) return undefined;
  const text = await readLargeText(nameOf(userId, kind));
  if (text === undefined) return undefined;
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), keptPhoto), text);
  if (stored.success) return stored.output;
  await dropKeptPhoto(kind);
  return undefined;
}

/** Drops the user's kept photo of this kind. Never rejects. */
export async function dropKeptPhoto(kind: ImageKind): Promise<void> {
  const userId = readValue('user_id');
  if (userId) await removeLargeText(nameOf(userId, kind));
}

function nameOf(userId: string, kind: ImageKind): string {
  return `photo_${userId}_${kind}`;
}
