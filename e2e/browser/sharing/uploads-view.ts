import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { Control } from '@/e2e/browser/harness/control';
import type { Traffic } from '@/e2e/browser/harness/traffic';

/** The calls that tell something about the person (product.md section 7). */
export const uploadPaths = [
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

/** One upload as the server has it. */
export type ServerUpload = v.InferOutput<typeof upload>;

/** Every upload that the server has, the oldest first. */
export async function uploadsOf(control: Control): Promise<ServerUpload[]> {
  return v.parse(v.array(upload), await control.uploads());
}

type ServerEvent = v.InferOutput<typeof event>;

/** Every behaviour event that the server has. */
export async function eventsOf(control: Control): Promise<ServerEvent[]> {
  const uploads = await uploadsOf(control);
  return uploads.flatMap(({ body }) => v.parse(v.optional(v.array(event), []), body.decoded));
}

/** The events that the server has, once there are so many: nobody sees a request that leaves with its page. */
export async function arrivedEvents(
  { page, control }: { page: Page; control: Control },
  least: number,
): Promise<ServerEvent[]> {
  for (;;) {
    const events = await eventsOf(control);
    if (events.length >= least) return events;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** How often each of the calls about the person was asked, whatever came of it. */
export function askedUploads(traffic: Traffic): Record<string, number> {
  const counts = uploadPaths.map((path) => [path, traffic.of(path).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Waits until the phone has written down so many uploads, and answers them. */
export async function writtenUploads(page: Page, count: number): Promise<UploadNote[]> {
  const read = () => {
    const key = `luka_uploads_${localStorage.getItem('user_id')}`;
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  };
  await page.waitForFunction((least) => {
    const key = `luka_uploads_${localStorage.getItem('user_id')}`;
    return JSON.parse(localStorage.getItem(key) ?? '[]').length >= least;
  }, count);
  return page.evaluate(read);
}

/** What the phone has written down of one upload. */
export type UploadNote = { kind: string; items: number; sent: boolean; attempts: number };
