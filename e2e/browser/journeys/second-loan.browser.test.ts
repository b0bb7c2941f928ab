import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';

test('while a loan runs, every screen of the next one leads to it', async ({ journey }) => {
  const j = await journey();
  const { page, requests, choose, information, sign, autoSign, blocked, order, sandbox } = j;
  await j.open(choose.path, 'lending');
  for (const screen of [choose, information, sign, autoSign]) {
    await j.open(screen.path);
    // The notice of the screen before looks the same.
    await waitUntilIdle(page, requests);
    await blocked.waitUntilShown();
  }
  await blocked.proceed();
  await order.waitForState('lending');
  expect((await sandbox.state()).accounts[0]?.orders).toHaveLength(1);
});
