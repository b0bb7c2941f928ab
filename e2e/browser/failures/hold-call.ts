import type { Page } from 'playwright-core';
import type { Path } from '@/lib/api/contract';

/** Keeps the calls of some paths on their way, however fast the server is; they go on when let go. */
export async function holdCalls(page: Page, paths: readonly Path[]): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const path of paths) {
    await page.route(`**/api/${path}`, async (route) => {
      await gate;
      await route.continue();
    });
  }
  return letGo;
}
