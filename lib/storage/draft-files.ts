import { encodeText } from '@/lib/encode-text';
import { type DraftKey, draftFiles } from './keys';

/** The last reading or writing: they run in the order of their calls. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Stores the file of a draft, which is too large for localStorage, if `isWanted` by then. Never rejects: without Cache
 * Storage, or on a full device, it is not stored.
 */
export function writeDraftFile(
  draft: DraftKey,
  file: Blob,
  isWanted: () => boolean,
): Promise<void> {
  return inOrder(async (files) => {
    if (isWanted()) await files.put(addressOf(draft), new Response(file));
  });
}

/** The file of a draft; `undefined` for none. Never rejects. */
export function readDraftFile(draft: DraftKey): Promise<Blob | undefined> {
  return inOrder(async (files) => (await files.match(addressOf(draft)))?.blob());
}

/** Removes the file of a draft. Never rejects. */
export async function removeDraftFile(draft: DraftKey): Promise<void> {
  await inOrder((files) => files.delete(addressOf(draft)));
}

/** Removes the files of all drafts. Never rejects. */
export async function removeDraftFiles(): Promise<void> {
  await inOrder(async (files) => {
    // One by one first: Chromium keeps the files of a removed cache on the disk while a page has it open.
    for (const address of await files.keys()) await files.delete(address);
    await caches.delete(draftFiles);
  });
}

function inOrder<T>(work: (files: Cache) => Promise<T>): Promise<T | undefined> {
  const result = last
    .then(() => caches.open(draftFiles))
    .then(work)
    .catch(() => undefined);
  last = result;
  return result;
}

/** No request goes there: it is the name of the file in the cache. */
function addressOf(draft: DraftKey): string {
  return `/${draftFiles}/${encodeText(draft)}`;
}
