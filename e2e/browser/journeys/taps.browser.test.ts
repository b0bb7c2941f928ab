import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { fillForms, logIn, submitWithPhotos } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { tapsToHandIn } from '@/e2e/shared/tap-counts';

/**
 * Counts every touch of the page. A native list, which Playwright sets without one, takes two: to open it and to
 * choose.
 */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTaps', (count: number) => {
    taps += count;
  });
  await page.addInitScript(() => {
    const count = (taps: number) => Reflect.get(window, 'countTaps')(taps);
    const onTouch = ({ isTrusted }: Event) => isTrusted && count(1);
    const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && count(2);
    addEventListener('touchstart', onTouch, { capture: true, passive: true });
    addEventListener('change', onChange, true);
  });
  return () => taps;
}

test('from the log-in to the hand-in a user needs the documented number of taps', async ({
  journey,
}) => {
  const j = await journey();
  const { home, sandbox } = j;
  const taps = await countTaps(j.page);
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('apply');
  const before = taps();
  await logIn(j);
  await fillForms(j);
  await submitWithPhotos(j);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);
  expect(taps() - before).toBe(tapsToHandIn.now);
});
