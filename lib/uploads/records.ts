import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';

/** One upload as Settings lists it. */
export type UploadRecord = Stored<`luka_uploads_${string}`>[number];

/** How many uploads of one kind are remembered; the oldest go first. */
export const keptPerKind = 50;

/** Writes down how an upload went. */
export function recordUpload(userId: string, record: UploadRecord): void {
  const key = `luka_uploads_${userId}` as const;
  const all = [...(readValue(key) ?? []), record];
  const spare = all.filter(({ kind }) => kind === record.kind).length - keptPerKind;
  let dropped = 0;
  const kept = all.filter(({ kind }) => {
    if (kind !== record.kind || dropped >= spare) return true;
    dropped += 1;
    return false;
  });
  writeValue(key, kept);
}

/** Whether the newest upload of this kind that arrived was of the same content. */
export function isSentAlready(userId: string, kind: string, print: string): boolean {
  const sent = (readValue(`luka_uploads_${userId}`) ?? []).filter(
    (upload) => upload.kind === kind && upload.sent,
  );
  return sent.at(-1)?.print === print;
}
