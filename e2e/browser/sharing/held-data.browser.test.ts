import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ids } from '@/app/pages/settings/settings/screen.ids';
import { press } from '@/e2e/browser/harness/press';
import { test } from '@/e2e/browser/harness/test';
import { sampleBasic } from '@/lib/sandbox/data/sample-user';

test('what is held about the user is downloaded as a dated JSON file', async ({ journey }) => {
  const { page, open } = await journey();
  await open('/pages/settings/settings?view=data', 'overdue');
  const save = page.locator(`#${ids.save}`);
  await save.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(save)]);
  expect(download.suggestedFilename()).toMatch(/^luka-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    basic_information: { run: sampleBasic.run },
    orders: [{ state: 'overdue' }],
  });
});
