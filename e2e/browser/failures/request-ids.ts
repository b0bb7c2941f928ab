import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { Path } from '@/lib/api/contract';

const requestLog = v.array(v.object({ url: v.string(), id: v.string() }));

/** Records the idempotency key of every call from now on: Playwright has no access to the body of a `Request`. */
export async function recordRequestIds(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** The idempotency keys that were sent to a path, the oldest first. */
export async function requestIdsOf(page: Page, path: Path): Promise<string[]> {
  const all = v.parse(requestLog, await page.evaluate('window.requestIds'));
  return all.filter(({ url }) => url.endsWith(path)).map(({ id }) => id);
}

/** Runs in the page. */
function record(): void {
  const requestIds: { url: string; id: string }[] = [];
  const send = window.fetch;
  const recordingFetch: typeof fetch = async (input, init) => {
    if (input instanceof Request) {
      const body: { request_id?: string } = await input.clone().json();
      if (body.request_id) requestIds.push({ url: input.url, id: body.request_id });
    }
    return send(input, init);
  };
  Object.assign(window, { requestIds, fetch: recordingFetch });
}
