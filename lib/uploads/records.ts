import type { Stored } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';

/** An upload as Settings lists it. */
export type UploadRecord = Stored<`luka_uploads_${string}`>[number];

/** Stored records of a kind; the oldest are dropped first. */
const maxPerKind = 50;

/** Stores the outcome of an upload. */
export function recordUpload(userId: string, record: UploadRecord): void {
  const key = `luka_uploads_${userId}` as const;
  const records = [...(readValue(key) ?? []), record];
  const ofKind = records.filter(({ kind }) => kind === record.kind);
  const dropped = new Set(ofKind.slice(0, -maxPerKind));
  writeValue(
    key,
    records.filter((one) => !dropped.has(one)),
  );
}

/** Whether the last successful upload of this kind had this hash. */
export function isUploaded(userId: string, kind: string, hash: string): boolean {
  const sent = (readValue(`luka_uploads_${userId}`) ?? []).filter(
    (upload) => upload.kind === kind && upload.sent,
  );
  return sent.at(-1)?.hash === hash;
}
