import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { eventually } from '@/e2e/shared/eventually';
import type { RequestLog } from '@/e2e/shared/request-log';
import type { SandboxClient } from '@/e2e/shared/sandbox-client';

/** The calls that upload data about the user (product.md section 7). */
const uploadPaths = [
  'user/upload_device',
  'user/upload_app',
  'user/upload_sms',
  'user/upload_behavior',
] as const;

const upload = v.object({ path: v.string(), body: v.record(v.string(), v.unknown()) });
const event = v.object({
  key: v.string(),
  time: v.number(),
  sub_e: v.optional(v.array(v.record(v.string(), v.unknown()))),
});

/** One upload as the server stores it. */
type StoredUpload = v.InferOutput<typeof upload>;

type StoredEvent = v.InferOutput<typeof event>;

/** Every upload that the server has, the oldest first. */
export async function uploadsOf(sandbox: SandboxClient): Promise<StoredUpload[]> {
  return v.parse(v.array(upload), await sandbox.uploads());
}

/** Every behaviour event that the server has. */
export async function eventsOf(sandbox: SandboxClient): Promise<StoredEvent[]> {
  const uploads = await uploadsOf(sandbox);
  return uploads.flatMap(({ body }) => v.parse(v.optional(v.array(event), []), body.decoded));
}

/** The same once there are at least so many: a request of a closing page has no events in Playwright. */
export function waitForEvents(sandbox: SandboxClient, least: number): Promise<StoredEvent[]> {
  return eventually(async () => {
    const events = await eventsOf(sandbox);
    if (events.length < least) throw new Error(`${events.length} events, not ${least}`);
    return events;
  });
}

/** How often each of the upload calls was sent, whatever the response; those that were not are left out. */
export function countUploads(requests: RequestLog): Record<string, number> {
  const counts = uploadPaths.map((path) => [path, requests.count(path)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What the app stores on the phone about one upload. */
type UploadRecord = { kind: string; items: number; sent: boolean; attempts: number };

/** The upload records of the logged-in user, once there are at least so many. */
export function waitForUploadRecords(page: Page, least: number): Promise<UploadRecord[]> {
  return eventually(async () => {
    const records: UploadRecord[] = await page.evaluate(() => {
      const key = `luka_uploads_${localStorage.getItem('user_id')}`;
      return JSON.parse(localStorage.getItem(key) ?? '[]');
    });
    if (records.length < least) throw new Error(`${records.length} records, not ${least}`);
    return records;
  });
}
