import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { acceptAgreement, chooseLoan } from '@/e2e/shared/flows';
import { calendarDateOf } from '@/lib/chile/santiago';

test('when the approval expires before the signature is sent, no loan is made', async ({
  journey,
}) => {
  const j = await journey();
  const { home, information, blocked, upload, sandbox } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await chooseLoan(j);
  await acceptAgreement(j);
  await j.advanceTime('P7D');
  // The quote has expired too and must be confirmed again.
  await information.waitForPath();
  await blocked.waitUntilShown();
  await blocked.proceed();
  await upload.waitUntilLoaded();
  expect((await sandbox.lastAccount()).orders).toEqual([]);
  expect(calendarDateOf(Date.parse(await sandbox.now()))).toBe('2026-06-15');
});
