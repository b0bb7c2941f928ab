import { expect } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { ids as codeIds } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { holdRequests } from './harness/hold-calls';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

test("a guest's tap on Home's action opens the log-in's form without a request: all is prefetched", async ({
  app,
}) => {
  const { page, open, requests, by } = await app();
  await open('/');
  await requests.waitFor('app/get_login_option');
  await waitUntilIdle(page, requests);
  const release = await holdRequests(page, ['**/_next/**', '**/api/**']);
  await by(ids.apply).tap();
  await by(codeIds.submit).waitFor();
  expect(requests.count('app/get_login_option')).toBe(1);
  release();
});
