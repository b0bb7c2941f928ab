import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { Path } from '@/lib/api/contract';

const kept = v.array(v.object({ url: v.string(), id: v.string() }));

/** Keeps the `request_id` of every call from here on; what drives the browser sees no body of a `Request`. */
export async function keepWishes(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** The ids of the wishes that were sent to a path, the oldest first. */
export async function wishesOf(page: Page, path: Path): Promise<string[]> {
  const all = v.parse(kept, await page.evaluate('window.wishes'));
  return all.filter(({ url }) => url.endsWith(path)).map(({ id }) => id);
}

/** Runs in the page. */
function listen(): void {
  const wishes: { url: string; id: string }[] = [];
  const send = window.fetch;
  const spy: typeof fetch = async (input, init) => {
    if (input instanceof Request) {
      const body: { request_id?: string } = await input.clone().json();
      if (body.request_id) wishes.push({ url: input.url, id: body.request_id });
    }
    return send(input, init);
  };
  Object.assign(window, { wishes, fetch: spy });
}
