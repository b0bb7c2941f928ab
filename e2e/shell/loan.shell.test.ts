import { expect } from '@playwright/test';
import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { press } from '@/e2e/browser/harness/press';
import { countUploads } from '@/e2e/browser/sharing/uploads';
import { applyAsNewUser, borrowAndRepay } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { test } from './harness/shell-test';

test("a new user borrows and repays with the phone's camera and contacts, and nothing about them is uploaded", async ({
  shell,
}) => {
  const { phone, sandbox, onPage } = await shell({ permissions: {} });
  const photo = await phone.photoFile('card');
  for (const camera of ['liveness', 'camera', 'camera']) await phone.command(camera, { photo });
  const j = onPage();
  const { home, requests } = j;

  await home.waitForState('guest');
  await phone.command('permission-answers', { location: 'granted', phone: 'denied' });
  await home.openPermissionPrompt();
  await press(j.by(permissionIds.allow));
  await j.by(permissionIds.allow).waitFor({ state: 'hidden' });
  expect(await phone.command('state')).toMatchObject({
    permissions: { location: 'granted', phone: 'denied' },
  });
  await applyAsNewUser(j);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

  const { orderNo } = await borrowAndRepay(j);
  expect(requests.count('loan/apply')).toBe(1);
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo, status: 'cleared' }]);
  // The user has not consented to any upload.
  expect(countUploads(requests)).toEqual({});
  expect(await sandbox.uploads()).toEqual([]);
  expect(await phone.command('state')).toMatchObject({ tracked: [] });
});
