import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { fillForms, logIn, signLoan, submitWithPhotos } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { parseHash } from '@/lib/router/target';
import { newUser } from '@/scripts/generate/tap-counts';

/**
 * Counts every tap that the page takes: one that comes while the screen changes is dropped, and on a busy machine the
 * driver then taps again. A native list, which Playwright sets without a touch, takes two: to open it and to choose. A
 * signature is a touch without a tap.
 */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTaps', (count: number) => {
    taps += count;
  });
  await page.addInitScript(() => {
    const count = (taps: number) => Reflect.get(window, 'countTaps')(taps);
    const onClick = ({ pointerType }: PointerEvent) => pointerType === 'touch' && count(1);
    const onTouch = ({ target }: Event) =>
      target instanceof Element && target.closest('.signature__area') && count(1);
    const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && count(2);
    addEventListener('click', onClick, true);
    addEventListener('touchstart', onTouch, { capture: true, passive: true });
    addEventListener('change', onChange, true);
  });
  return () => taps;
}

/** Counts the screens that the address names; the one after the hand-in is Home, which it looks like. */
function countScreens(page: Page, afterHandIn: string): () => number {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { path, query } = parseHash(new URL(frame.url()).hash);
    const { page: part = '1' } = query;
    seen.add(path === afterHandIn ? '/?1' : `${path}?${part}`);
  });
  return () => seen.size;
}

test('a new user needs the documented number of taps and screens to the signed loan', async ({
  journey,
}) => {
  const j = await journey();
  const { home, sandbox, submitted, choose, information } = j;
  const taps = await countTaps(j.page);
  const screens = countScreens(j.page, submitted.path);
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('apply');
  await logIn(j);
  await fillForms(j);
  await submitWithPhotos(j);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);
  const toHandIn = taps();
  await submitted.goHome();
  await j.advanceTime('PT2M');
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  await choose.proceed();
  await information.waitUntilLoaded();
  await information.proceed();
  await signLoan(j);
  expect({ toHandIn, toLoan: taps(), screens: screens() }).toEqual(newUser);
});
